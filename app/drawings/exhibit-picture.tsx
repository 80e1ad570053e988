import { lazy, Suspense } from 'react';
import type { Exhibit } from '#content/exhibit.ts';
import { nextTask } from '../start/next-task.ts';

/** See `package-picture.tsx`. */
const Drawn = import.meta.env.SSR
  ? (await import('./exhibit-drawing.tsx')).ExhibitDrawing
  : lazy(async () => {
      await nextTask();
      return { default: (await import('./exhibit-drawing.tsx')).ExhibitDrawing };
    });

/** A picture of a project's deliverables. */
export function ExhibitPicture({ exhibit }: { exhibit: Exhibit }) {
  return (
    <Suspense fallback={null}>
      <Drawn exhibit={exhibit} />
    </Suspense>
  );
}
