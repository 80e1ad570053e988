import { Suspense } from 'react';
import type { EstimateView } from '../estimator/estimate-view.ts';
import { lazyWhenNear } from '../ui/lazy-when-near.ts';
import type { AssuranceLink } from './assurance-links.ts';
import { Assurances } from './assurances.tsx';
import { Band } from './band.tsx';
import { SectionHeading } from './section-heading.tsx';

const placeId = 'estimate';
const Estimator = lazyWhenNear(placeId, async () => (await import('../estimator/estimator.tsx')).Estimator);

interface Props {
  estimate: EstimateView;
  /** Why no quote was created. */
  problem?: string | undefined;
  assurances: readonly AssuranceLink[];
}

/** The estimator in its band. A new URL, as after going back, starts a new estimate. */
export function Estimate({ estimate, problem, assurances }: Props) {
  return (
    <Band id={placeId} tone="sky" labelledBy="estimate-heading">
      <SectionHeading
        id="estimate-heading"
        title="Your estimate"
        lead="Everything you choose is saved in this page's address, so you can bookmark it or send it to a colleague."
      />
      <Suspense>
        <Estimator key={estimate.query} estimate={estimate} quoteProblem={problem} />
      </Suspense>
      <Assurances links={assurances} />
    </Band>
  );
}
