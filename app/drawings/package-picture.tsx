import { lazy, Suspense } from 'react';
import type { Exhibit } from '#content/exhibit.ts';
import { turn } from '../start/turn.ts';
import type { Scene } from './packages/scene.ts';

/** The page comes with its pictures drawn: the browser loads what draws them only after everything else. */
const Drawn = import.meta.env.SSR
  ? (await import('./package-drawing.tsx')).PackageDrawing
  : lazy(async () => {
      await turn();
      return { default: (await import('./package-drawing.tsx')).PackageDrawing };
    });

/** What a package hands over: more of it, the larger the package. */
export function PackagePicture({ scene, hue = 'vermilion' }: { scene: Scene; hue?: Exhibit['hue'] }) {
  return (
    <Suspense fallback={null}>
      <Drawn scene={scene} hue={hue} />
    </Suspense>
  );
}
