import { lazy, Suspense } from 'react';
import type { Hue } from '../brand/motif-drawing.ts';
import { nextTask } from '../start/next-task.ts';
import type { Scene } from './packages/scene.ts';

/** The page contains its pictures as HTML; the code that draws them is loaded last. */
const Drawn = import.meta.env.SSR
  ? (await import('./package-drawing.tsx')).PackageDrawing
  : lazy(async () => {
      await nextTask();
      return { default: (await import('./package-drawing.tsx')).PackageDrawing };
    });

/** A picture of a package's deliverables: the larger the package, the more it shows. */
export function PackagePicture({ scene, hue = 'vermilion' }: { scene: Scene; hue?: Hue }) {
  return (
    <Suspense fallback={null}>
      <Drawn scene={scene} hue={hue} />
    </Suspense>
  );
}
