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
  /** Called with the query of what is shown, whenever that changes. */
  onShown: (query: string) => void;
}

/** The estimator in its band. A new URL, as after going back, starts a new estimate. */
export function Estimate({ estimate, problem, assurances, onShown }: Props) {
  return (
    <Band id={placeId} tone="sky" labelledBy="estimate-heading">
      <SectionHeading
        id="estimate-heading"
        title="Your packages"
        lead="Everything you choose is saved in this page's address, so you can bookmark it or send it to a colleague."
      />
      <Suspense>
        <Estimator key={estimate.query} estimate={estimate} quoteProblem={problem} onShown={onShown} />
      </Suspense>
      <Assurances links={assurances} />
    </Band>
  );
}
