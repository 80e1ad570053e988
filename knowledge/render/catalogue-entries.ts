import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Draft } from '../draft.ts';
import { packageIds, serviceIds } from '../id-ranges.ts';
import { offer, overviewPrice } from './offers.ts';
import { packageInclusions, packageOverview } from './packages.ts';
import {
  audience,
  beforeYouOrder,
  deliverables,
  processSteps,
  related,
  technologies,
  whatItInvolves,
  whatItIs,
} from './page-texts.ts';
import { paymentRhythm, servicePrice } from './prices.ts';
import { type RenderedEntry, type ServiceTexts, type Subject, subjects } from './subject.ts';
import { serviceTime } from './times.ts';

/** The offset of a package's contents among the ids of the package. */
const inclusionsSlot = 2;

/**
 * What is rendered for every service, with its offset among the service's ids. Offsets never change; those of
 * discontinued kinds stay unused. A single figure of a single package isn't an entry, because the assistant computes
 * it.
 */
const serviceKinds: readonly [slot: number, source: string, render: (subject: Subject) => RenderedEntry | undefined][] =
  [
    [0, 'page-texts', whatItIs],
    [1, 'offers', offer],
    [2, 'prices', servicePrice],
    [3, 'times', serviceTime],
    [4, 'page-texts', audience],
    [5, 'page-texts', deliverables],
    [6, 'page-texts', processSteps],
    [7, 'packages', packageOverview],
    [11, 'page-texts', related],
    [12, 'page-texts', technologies],
    [14, 'page-texts', whatItInvolves],
    [15, 'page-texts', beforeYouOrder],
    [17, 'prices', paymentRhythm],
    [18, 'offers', overviewPrice],
  ];

function entriesOf(subject: Subject): Draft[] {
  const { number } = subject;
  const drafts: Draft[] = [];
  function add(id: number, source: string, piece: RenderedEntry | undefined) {
    if (!piece) return;
    const draft: Draft = { ...piece, id, source: `render/${source}.ts ${subject.slug}` };
    // Texts of service pages carry content of their own; everything else is figures.
    drafts.push(source === 'page-texts' ? draft : { ...draft, workedOut: true });
  }
  for (const [slot, source, render] of serviceKinds) add(serviceIds(number) + slot, source, render(subject));
  for (const [index, row] of subject.packages.entries()) {
    add(packageIds(number, index) + inclusionsSlot, 'packages', packageInclusions(subject, row));
  }
  return drafts;
}

/** Everything that price lists and service pages can answer. */
export function catalogueEntries(from: Catalogue, texts: ServiceTexts): Draft[] {
  return subjects(from, texts).flatMap(entriesOf);
}
