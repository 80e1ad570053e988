import { type ComponentProps, Suspense } from 'react';
import { lazyWhenNear } from '../ui/lazy-when-near.ts';

const placeId = 'speed';
const SpeedExhibit = lazyWhenNear(placeId, async () => (await import('./speed-exhibit.tsx')).SpeedExhibit);

/** This site's own speed, measured when a visitor comes near. */
export function Speed(promise: ComponentProps<typeof SpeedExhibit>) {
  return (
    <div id={placeId}>
      <Suspense fallback={null}>
        <SpeedExhibit {...promise} />
      </Suspense>
    </div>
  );
}
