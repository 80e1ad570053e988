import type { Hue } from '../paper/motif-drawing.ts';
import { drawScene } from './draw-scene.ts';
import { Drawing } from './drawing.tsx';
import type { Scene } from './scene.ts';
import { sceneSize } from './scene-size.ts';

export function PackageDrawing({ scene, hue }: { scene: Scene; hue: Hue }) {
  return <Drawing frame={sceneSize} hue={hue} shapes={drawScene(scene)} />;
}
