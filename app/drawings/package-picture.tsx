import type { Exhibit } from '#content/exhibit.ts';
import { Drawing } from './drawing.tsx';
import { drawScene } from './packages/draw-scene.ts';
import { room } from './packages/room.ts';
import type { Scene } from './packages/scene.ts';

/** What a package hands over: more of it, the larger the package. */
export function PackagePicture({ scene, hue = 'vermilion' }: { scene: Scene; hue?: Exhibit['hue'] }) {
  return <Drawing frame={room} hue={hue} shapes={drawScene(scene)} />;
}
