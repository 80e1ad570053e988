import type { Hue } from '../brand/motif-drawing.ts';
import { Drawing } from './drawing.tsx';
import { drawScene } from './packages/draw-scene.ts';
import type { Scene } from './packages/scene.ts';
import { sceneSize } from './packages/scene-size.ts';

export function PackageDrawing({ scene, hue }: { scene: Scene; hue: Hue }) {
  return <Drawing frame={sceneSize} hue={hue} shapes={drawScene(scene)} />;
}
