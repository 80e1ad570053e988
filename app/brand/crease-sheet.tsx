import { lazy, Suspense } from 'react';

/** See `drawings/package-picture.tsx`. */
const Drawn = import.meta.env.SSR
  ? (await import('#drawings/paper/crease-drawing.tsx')).CreaseDrawing
  : lazy(async () => ({ default: (await import('#drawings/paper/crease-drawing.tsx')).CreaseDrawing }));

/** An unfolded sheet with its creases, as a cover or an ornament; it adds nothing to the text next to it. */
export function CreaseSheet({ name }: { name: string }) {
  return (
    <Suspense fallback={null}>
      <Drawn name={name} />
    </Suspense>
  );
}
