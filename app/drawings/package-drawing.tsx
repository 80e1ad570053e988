import type { Exhibit } from '#content/exhibit.ts';
import { Drawing } from './drawing.tsx';
import { drawScene } from './packages/draw-scene.ts';
import { room } from './packages/room.ts';
import type { Scene } from './packages/scene.ts';

export function PackageDrawing({ scene, hue }: { scene: Scene; hue: Exhibit['hue'] }) {
  return <Drawing frame={room} hue={hue} shapes={drawScene(scene)} />;
}
