import { lazy, Suspense } from 'react';
import type { Scene } from '#drawings/packages/scene.ts';
import type { Hue } from '#drawings/paper/motif-drawing.ts';
import { nextTask } from '../start/next-task.ts';

/** The page contains its pictures as HTML; the code that draws them is loaded last. */
const Drawn = import.meta.env.SSR
  ? (await import('#drawings/packages/package-drawing.tsx')).PackageDrawing
  : lazy(async () => {
      await nextTask();
      return { default: (await import('#drawings/packages/package-drawing.tsx')).PackageDrawing };
    });

/** A picture of a package's deliverables: the larger the package, the more it shows. */
export function PackagePicture({ scene, hue = 'vermilion' }: { scene: Scene; hue?: Hue }) {
  return (
    <Suspense fallback={null}>
      <Drawn scene={scene} hue={hue} />
    </Suspense>
  );
}
