import { findPackage, nameOf } from '#catalogue/look-up.ts';
import type { QuoteItem } from '#catalogue/quote.ts';
import { type Choice, writeChoice } from '#catalogue/quote-address.ts';
import { timeNoun } from '#catalogue/time-noun.ts';
import { wording } from '#company/wording.ts';
import { estimateText } from '#content/pages/estimate.ts';
import type { StartingPoint } from '#content/pages/page-types.ts';
import type { Scene } from '#drawings/packages/scene.ts';
import { pictureOf } from '../service-page/scene-of.ts';
import { estimateView } from './estimate-view.ts';

/** A starting point as shown on a card. */
export interface StartingPointView {
  id: string;
  title: string;
  text: string;
  /** Its packages as the estimator's query. */
  query: string;
  /** 'Website Development, Basic'. */
  contents: readonly string[];
  /** The deliverables of the first of them. */
  scene?: Scene | undefined;
  total: string;
  /** 'in 30 days', or 'for 30 days' if it recurs or is ordered by time. */
  time: string;
}

/** Those whose packages are all sold: an agency may have dropped one. */
export function startsOnOffer(): StartingPoint[] {
  return estimateText.starts.filter(({ items }) => items.every(({ slug, tier }) => findPackage(slug, tier)));
}

/** The initial selection of a starting point; undefined if there is none of that name. */
export function choiceOf(id: string | null): Choice | undefined {
  const items = startsOnOffer().find((start) => start.id === id)?.items;
  return items && { items, discount: false };
}

export function startingPoints(): StartingPointView[] {
  return startsOnOffer().map(({ id, title, text, items }) => {
    const choice = { items, discount: false };
    const { total, deliveryAtOnce } = estimateView(choice);
    const [first] = items.flatMap(({ slug, tier }) => findPackage(slug, tier) ?? []);
    return {
      id,
      title,
      text,
      query: writeChoice(choice),
      contents: items.map(({ slug, tier }) => `${nameOf(slug).name}, ${findPackage(slug, tier)?.name}`),
      scene: first && pictureOf(first),
      total,
      time: deliveryAtOnce && `${items.every(goesOn) ? 'for' : wording.time.within} ${deliveryAtOnce}`,
    };
  });
}

/** The short form on the home page. */
export function homeStarts(): { question: string; choices: { id: string; label: string; total: string }[] } {
  const points = startingPoints();
  const choices = estimateText.homeStarts.flatMap(({ id, label }) => {
    const point = points.find((it) => it.id === id);
    return point ? [{ id, label, total: `${point.total} ${point.time}`.trimEnd() }] : [];
  });
  return { question: estimateText.homeQuestion, choices };
}

function goesOn({ slug, tier }: QuoteItem): boolean {
  return findPackage(slug, tier)?.recurs === true || timeNoun(nameOf(slug).orderNoun) !== undefined;
}
