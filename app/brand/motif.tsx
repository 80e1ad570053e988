import { lazy, Suspense } from 'react';
import type { MotifProps } from '#drawings/paper/motif-figure.tsx';
import { nextTask } from '../start/next-task.ts';

/** See `drawings/package-picture.tsx`. */
const Drawn = import.meta.env.SSR
  ? (await import('#drawings/paper/motif-figure.tsx')).MotifFigure
  : lazy(async () => {
      await nextTask();
      return { default: (await import('#drawings/paper/motif-figure.tsx')).MotifFigure };
    });

/** The brand's motif as an ornament; it adds nothing to the text next to it. */
export function Motif(props: MotifProps) {
  return (
    <Suspense fallback={null}>
      <Drawn {...props} />
    </Suspense>
  );
}
