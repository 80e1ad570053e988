import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { NamedLine } from '../read/lines-in.ts';
import type { Reading } from '../read/reading.ts';
import type { Acts } from './acts.ts';
import { changed, chosenTier, isMarked, isOrdered, type Line, openLine } from './line.ts';
import type { Talk } from './talk.ts';

/** 'The total for WordPress Basic and 1,000 words of copy': only these lines, though more is ordered. */
export function linesListed(
  shop: Shop,
  talk: Talk,
  { lines, edits }: Reading,
  acts: Acts | undefined,
): readonly Line[] | undefined {
  const isList = lines.length > 1 && lines.every(({ marks }) => isMarked(marks));
  if (acts?.ask !== 'total' || acts.adds || edits.adds || edits.all || !isList) return undefined;
  const tierIn = (line: Line, { marks }: NamedLine) => {
    const offer = offerOf(shop, line.service);
    return chosenTier(offer, changed(openLine(line.service), offer, marks, false));
  };
  const ordered = talk.lines.filter(isOrdered);
  return lines.flatMap((named) => {
    const alike = ordered.filter(({ service }) => service === named.service);
    const same = alike.filter((line) => chosenTier(offerOf(shop, line.service), line) === tierIn(line, named));
    return same.length ? same : alike;
  });
}
