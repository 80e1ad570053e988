import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { Asked, Want } from '#language/encode/labels.ts';
import { plainWords } from '#language/text/plain.ts';
import { noEdits } from '../read/edits-in.ts';
import type { NamedLine } from '../read/lines-in.ts';
import type { Reading } from '../read/reading.ts';
import type { Acts } from './acts.ts';
import { isMarked, isOrdered, type Line, noMarks } from './line.ts';
import type { Talk } from './talk.ts';

/** What a message names and adds to the order. */
export function freshIn(shop: Shop, talk: Talk, { lines, edits }: Reading, { of, adds }: Acts): NamedLine[] {
  const gone = [...of.drop, ...of.replace];
  // 'Skip the ads and do a banner instead.'
  const takesIn = adds || of.replace.length > 0 || (of.drop.length > 0 && (edits.replaces || edits.only));
  const isBack = ({ service }: NamedLine) => of.restore.some((line) => line.service === service);
  return lines.filter((named) =>
    isBack(named)
      ? false
      : takesIn
        ? !isInOrder(talk, named) && !namesOneOf(shop, gone, named)
        : isOther(shop, talk, named),
  );
}

/** It names a service that isn't in the order. */
function isOther(shop: Shop, talk: Talk, named: NamedLine): boolean {
  return named.named && !isInOrder(talk, named) && !namesOneOf(shop, talk.lines, named);
}

/** Whether a part changes the order: something named is added, or a line is changed in a possible way. */
export function decidesBy(shop: Shop, talk: Talk, reading: Reading, acts: Acts): boolean {
  const { of, adds } = acts;
  const order = talk.lines.filter(isOrdered);
  const gone = of.drop.length + of.replace.length;
  const isFresh = freshIn(shop, talk, reading, acts).length > 0;
  // 'What if it was MERN instead?' replaces nothing unless that is sold.
  if (of.replace.length > 0 && !isFresh) return false;
  // 'Ok, second' empties nothing.
  const isAsked = talk.lines.some(({ standing }) => standing === 'asked');
  if (gone > 0 && gone === order.length && !isAsked && isMarked({ ...reading.unassigned, counts: [] })) return false;
  if (gone + of.restore.length > 0) return true;
  if (reading.unassignedOrders.length > 1) return false;
  if (of.set.length + of.split.length > 0) return true;
  if (adds && isFresh) return order.length > 0;
  return of.tier.length + of.times.length > 0 && reading.lines.every((named) => !isOther(shop, talk, named));
}

const wantedBy: Partial<Record<Asked, Want>> = {
  total: 'total',
  time: 'time',
  contents: 'inclusions',
  price: 'price',
  compare: 'comparison',
};

/** The reading of a message that changes the order, according to its acts. */
export function asChange(reading: Reading, acts: Acts): Reading {
  const want = wantedBy[acts.ask];
  return {
    ...reading,
    leans: true,
    // 'Social media instead of the SEO' compares nothing.
    wants: { ...reading.wants, total: 0, comparison: 0, ...(want ? { [want]: 1 } : {}) },
    edits: {
      ...noEdits,
      drops: [...acts.of.drop, ...acts.of.replace].map(({ service }) => service),
      adds: acts.adds,
      sums: acts.ask === 'total',
      restores: reading.edits.restores,
      replaces: reading.edits.replaces,
      ofSome: reading.edits.ofSome,
    },
  };
}

/** A message that only asks about the order: if it seems to name another service, it is one of those discussed. */
export function asQuestion(shop: Shop, talk: Talk, reading: Reading, { of, ask, sure }: Acts): Reading {
  const want = sure ? wantedBy[ask] : undefined;
  // 'How much more is that?' asks for the total and compares nothing.
  const isSum = ask === 'total' && talk.lines.some(isOrdered);
  const isComparison = ask === 'compare' && sure;
  // 'Does that mean 32 days for all eight?' doesn't ask what is included.
  const isTime = ask === 'time' && reading.wants.time > reading.wants.inclusions;
  const wants = {
    ...reading.wants,
    ...(want ? { [want]: 1 } : {}),
    ...(isSum ? { total: 1, comparison: 0 } : {}),
    ...(isComparison ? { total: 0 } : {}),
    ...(isTime ? { inclusions: 0 } : {}),
  };
  const asked = { ...reading, wants };
  if (ask === 'holds') {
    // 'Are meta descriptions included?' names what a package may include, even if it is also sold separately.
    const isHeld = talk.focus.some((service) => reading.holders.has(service));
    const lines = isHeld ? reading.lines.filter((named) => isInOrder(talk, named)) : reading.lines;
    return { ...reading, lines, wants: { ...reading.wants, inclusions: 1 }, whether: true };
  }
  // The need selects: 'which one takes payments?'
  if (ask === 'which') return { ...reading, edits: { ...reading.edits, picks: true } };
  const isOnOrder = of.asked.length > 0 || (ask === 'compare' && of.none.length > 1);
  if (!isOnOrder || reading.lines.some((named) => isOther(shop, talk, named))) return asked;
  const lines = reading.lines.filter((named) => isInOrder(talk, named));
  // 'Which is the cheapest of them?' selects no package.
  return { ...asked, lines, leans: true, unassigned: ask === 'compare' ? noMarks : reading.unassigned };
}

function isInOrder({ lines }: Talk, { service }: NamedLine): boolean {
  return lines.some((line) => line.service === service && isOrdered(line));
}

/** A name that refers to one of these lines: the consulting in 'swap the consulting for Google Ads'. */
function namesOneOf(shop: Shop, lines: readonly Line[], { words }: NamedLine): boolean {
  const names = new Set(lines.flatMap(({ service }) => plainWords(offerOf(shop, service).name)));
  return words.length > 0 && words.every((word) => names.has(word));
}
