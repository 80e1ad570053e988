import { lazy, Suspense } from 'react';

/** As in `drawings/package-picture.tsx`. */
const Drawn = import.meta.env.SSR
  ? (await import('./crease-drawing.tsx')).CreaseDrawing
  : lazy(async () => ({ default: (await import('./crease-drawing.tsx')).CreaseDrawing }));

/** An unfolded sheet with its creases, as a cover or an ornament; it says nothing that the text beside it does not. */
export function CreaseSheet({ name }: { name: string }) {
  return (
    <Suspense fallback={null}>
      <Drawn name={name} />
    </Suspense>
  );
}
