import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Package } from '#catalogue/package.ts';
import type { Draft } from '../draft.ts';
import { packageIds, serviceIds } from '../id-ranges.ts';
import { offer, orderLink, overviewPrice } from './offers.ts';
import { packageDifference, packageInclusions, packageOrder, packageOverview } from './packages.ts';
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
import { highestPrice, lowestPrice, packagePrice, paymentRhythm, servicePrice } from './prices.ts';
import { type Piece, type ServiceTexts, type Subject, subjects } from './subject.ts';
import { packageTime, quickest, serviceTime } from './times.ts';
import { unitCosts } from './unit-costs.ts';

/** A kind's place in the list is part of the ids: new kinds go to the end, dropped ones leave a gap. */
const serviceKinds: readonly [source: string, render: (subject: Subject) => Piece | undefined][] = [
  ['page-texts', whatItIs],
  ['offers', offer],
  ['prices', servicePrice],
  ['times', serviceTime],
  ['page-texts', audience],
  ['page-texts', deliverables],
  ['page-texts', processSteps],
  ['packages', packageOverview],
  ['prices', lowestPrice],
  ['prices', highestPrice],
  ['offers', orderLink],
  ['page-texts', related],
  ['page-texts', technologies],
  ['unit-costs', unitCosts],
  ['page-texts', whatItInvolves],
  ['page-texts', beforeYouOrder],
  ['times', quickest],
  ['prices', paymentRhythm],
  ['offers', overviewPrice],
];

const packageKinds: readonly [source: string, render: (subject: Subject, row: Package) => Piece | undefined][] = [
  ['prices', packagePrice],
  ['times', packageTime],
  ['packages', packageInclusions],
  ['packages', packageOrder],
];

/** Neighbours, and first with last in lists of three: the comparisons visitors ask for. */
function pairs(packages: readonly Package[]): [Package, Package][] {
  const neighbours = packages.slice(1).map((upper, index): [Package, Package] => [packages[index] as Package, upper]);
  const [first, , last] = packages;
  return packages.length === 3 && first && last ? [...neighbours, [first, last]] : neighbours;
}

function entriesOf(subject: Subject): Draft[] {
  const { number } = subject;
  const drafts: Draft[] = [];
  function add(id: number, source: string, piece: Piece | undefined) {
    if (!piece) return;
    const draft: Draft = { ...piece, id, source: `render/${source}.ts ${subject.slug}` };
    // The texts of the service pages say something of their own; everything else is figures.
    drafts.push(source === 'page-texts' ? draft : { ...draft, workedOut: true });
  }
  for (const [slot, [source, render]] of serviceKinds.entries())
    add(serviceIds(number) + slot, source, render(subject));
  for (const [index, row] of subject.packages.entries()) {
    for (const [slot, [source, render]] of packageKinds.entries()) {
      add(packageIds(number, 'packages', index) + slot, source, render(subject, row));
    }
  }
  for (const [slot, [lower, upper]] of pairs(subject.packages).entries()) {
    add(packageIds(number, 'pairs', slot), 'packages', packageDifference(subject, lower, upper));
  }
  return drafts;
}

/** Everything the price lists and the service pages can answer by themselves. */
export function catalogueEntries(from: Catalogue, texts: ServiceTexts): Draft[] {
  return subjects(from, texts).flatMap(entriesOf);
}
