import { adSpendNote } from './ad-spend.ts';
import type { Catalogue } from './catalogue.ts';
import { days } from './duration.ts';
import type { Package } from './package.ts';
import type { Limits } from './quantities.ts';

/** For tests: price lists of a made-up shop with many edge cases. */

function row(
  tier: string,
  price: number | null,
  took: number,
  limits: Limits,
  { name = tier, ...more }: Partial<Package> = {},
): Package {
  return { tier, name, price, delivery: days(took), limits, inclusions: ['A bag', 'A card'], ...more };
}

export const madeUpLists = {
  /** One on request, above the largest. */
  'kite-building': [
    row('small', 40, 3, { pages: 5 }, { orderLink: 'https://orders.example/small-kite' }),
    row('large', 90, 6, { pages: 12 }, { inclusions: ['A bag', 'A card', 'Source code', 'A second line'] }),
    row('custom', null, 9, {}),
  ],
  /** Nothing above the largest; many sizes. */
  'sky-tales': [
    row('500-words', 10, 2, { words: 500 }),
    row('1000-words', 20, 2, { words: 1000 }),
    row('2000-words', 40, 4, { words: 2000 }),
    row('4000-words', 75, 7, { words: 4000 }),
  ],
  /** A higher unit price for small quantities. */
  'kite-painting': [row('one', 30, 2, { items: 1 }), row('three', 80, 3, { items: 3 })],
  /** The same unit price in each. */
  'kite-stickers': [row('few', 10, 1, { citations: 50 }), row('many', 20, 1, { citations: 100 })],
  'kite-rescue': [row('only', null, 42, {}, { inclusions: ['A climber', 'A chat widget'] })],
  /** Named after their amount; only the price differs. */
  'box-kites': [
    row('da10', 50, 14, { domainAuthority: 10 }, { name: 'DA10+' }),
    row('da20', 75, 14, { domainAuthority: 20 }, { name: 'DA20+' }),
  ],
  /** Named after their amount; the larger one includes more. */
  'kite-letters': [
    row('500-words', 10, 4, { words: 500 }, { name: '500 words' }),
    row('1000-words', 15, 4, { words: 1000 }, { name: '1,000 words', inclusions: ['A bag', 'A card', 'A seal'] }),
  ],
  /** Seven packages, one of which covers a range. */
  'kite-days': [1, 2, 3, 4, 5, 6, 7].map((day) =>
    row(`day-${day}`, day * 11, day, { pages: day < 7 ? day : { from: 15, to: 20 } }),
  ),
  'wind-ads': [row('monthly', 150, 30, {}, { recurs: true, inclusions: ['Two winds', adSpendNote] })],
  /** Packages that differ in more than their hours. */
  'kite-care': [row('paper', 20, 2, { customizationHours: 1 }), row('silk', 50, 2, { customizationHours: 2 })],
  /** Without packages. */
  kites: [],
} satisfies Catalogue['priceLists'];
