import { wording } from '#company/wording.ts';
import type { ServiceView } from '../service-page/service-view.ts';
import { Assurances } from './assurances.tsx';
import { Band } from './band.tsx';
import { Comparison } from './comparison.tsx';
import { SectionHeading } from './section-heading.tsx';
import { ServiceCards } from './service-cards.tsx';
import { Tiers } from './tiers.tsx';

/** What is said at the order buttons themselves. */
function isAboutRefunds({ path }: { path: string }): boolean {
  return path.endsWith('#refunds');
}

/** What can be ordered here: packages, the services of the category, or both. */
export function ServiceOffer({ name, category, tiers, assurances, shared, comparison, members, ...rest }: ServiceView) {
  const id = 'place-order';
  return (
    <>
      {tiers.length > 0 && (
        <Band id={id} labelledBy="packages">
          <SectionHeading id="packages" {...rest.packagesText} />
          <Tiers service={name} tiers={tiers} shared={shared} refund={assurances.find(isAboutRefunds)} />
          <Assurances links={assurances} />
          {comparison.length > 0 && (
            <Comparison service={name} tiers={tiers} rows={comparison} note={rest.comparisonNote} />
          )}
        </Band>
      )}
      {members.length > 0 && (
        <Band id={tiers.length > 0 ? undefined : id} labelledBy="members">
          <SectionHeading
            id="members"
            title={tiers.length > 0 ? `More in ${category}` : `Our ${name.toLowerCase()} services`}
            lead={`Each has its own page with packages, prices and ${wording.time.noun}s.`}
          />
          <ServiceCards services={members} />
        </Band>
      )}
    </>
  );
}
