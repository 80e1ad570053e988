import { offerOf } from '#catalogue/shop.ts';
import type { Near } from '#language/retrieve/vector-index.ts';
import type { Count } from '#language/slots/numbers-in.ts';
import { plainWords } from '#language/text/plain.ts';
import { stem } from '#language/text/stem.ts';
import { limitOf } from '../dialogue/order-line.ts';
import type { ReaderContext } from './reader-context.ts';
import type { Reading } from './reading.ts';

/** How many of the closest services an amount may refer to. */
const measuredAmong = 12;

/** A word that a service is called by: the posts of 'blog posts'. */
function isCalledBy({ shop }: ReaderContext, service: string, word: string): boolean {
  const { name, alsoCalled } = offerOf(shop, service);
  return [name, ...alsoCalled].some((called) => plainWords(called).map(stem).includes(stem(word)));
}

/** The closest service that is sold by the unit of an amount, by its position. */
export function measuredIn(
  reader: ReaderContext,
  words: readonly string[],
  counts: readonly Count[],
  near: readonly Near<string>[],
): Reading['measured'] {
  const found = counts
    .filter(({ limits }) => limits.length > 0)
    .flatMap((count): [number, string][] => {
      const sold = near
        .slice(0, measuredAmong)
        .filter(({ item }) => limitOf(offerOf(reader.shop, item), count) !== undefined);
      // 'Six posts of 2,000 words.'
      const piece = words[count.at - 1] === 'of' ? words[count.at - 2] : undefined;
      const nearest = sold.find(({ item }) => piece && isCalledBy(reader, item, piece)) ?? sold[0];
      return nearest ? [[count.at, nearest.item]] : [];
    });
  return new Map(found);
}
