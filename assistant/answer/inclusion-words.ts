import type { Package } from '#catalogue/package.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { plainWords } from '../text/plain.ts';
import { stem } from '../text/stem.ts';

/** Words in many inclusions that say nothing about which of them is meant. */
const plain = new Set(
  'your with every page site website all included set setup new full one each from that this them they will have what when how much many for and the can you are business company content text price work design development package basic standard premium'
    .split(' ')
    .map(stem),
);

/** What visitors call some inclusions. */
const otherWords: readonly (readonly [RegExp, string])[] = [
  [
    / (?:pay online|(?:people|customers|clients|users|they) (?:can |could |to )?pay|stripe|paypal|credit cards?) /,
    'payment',
  ],
  [/ (?:log ?in|logins|log on) /, 'sign'],
];

/** The packages that include what a text names: 'can you convert it to React?' */
export function rowsIncluding(text: string, slug: ServiceSlug, rows: readonly Package[]): Package[] {
  const own = new Set(slug.split('-').map(stem));
  const others = otherWords.filter(([said]) => said.test(text)).map(([, word]) => word);
  const asked = new Set(
    `${text}${others.join(' ')}`
      .trim()
      .split(' ')
      .filter((word) => word.length > 2)
      .map(stem)
      .filter((word) => !plain.has(word) && !own.has(word)),
  );
  return rows.filter(({ inclusions }) =>
    inclusions.some((inclusion) => plainWords(inclusion).some((word) => asked.has(stem(word)))),
  );
}

/** The message names something a package includes: then the lists are shown in full. */
export function asksForInclusion(text: string, slug: ServiceSlug, rows: readonly Package[]): boolean {
  return rowsIncluding(text, slug, rows).length > 0;
}
