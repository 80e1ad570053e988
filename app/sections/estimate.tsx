import { Suspense } from 'react';
import type { EstimateView } from '../estimator/estimate-view.ts';
import { lazyWhenNear } from '../ui/lazy-when-near.ts';
import { Band } from './band.tsx';
import { SectionHeading } from './section-heading.tsx';

const placeId = 'estimate';
const Estimator = lazyWhenNear(placeId, async () => (await import('../estimator/estimator.tsx')).Estimator);

interface Props {
  path: string;
  estimate: EstimateView;
  tone?: 'paper' | 'sky';
}

/** The estimator in its band. A new address, as after a step back, begins a new estimate. */
export function Estimate({ path, estimate, tone }: Props) {
  return (
    <Band id={placeId} tone={tone} labelledBy="estimate-heading">
      <SectionHeading
        id="estimate-heading"
        title="What would it cost?"
        lead="Combine packages and see the price and the delivery time. The estimate is saved in this page's address, so you can bookmark or share it."
      />
      <Suspense>
        <Estimator key={estimate.query} path={path} estimate={estimate} />
      </Suspense>
    </Band>
  );
}
