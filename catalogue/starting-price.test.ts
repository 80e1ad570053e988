import { expect, test } from 'vitest';
import { categories } from './categories.ts';
import { formatMoney } from './money.ts';
import { priceLists } from './price-lists.ts';
import { startingPrice } from './starting-price.ts';

/** The lowest price of some lists, as it is written. */
function lowest(slugs: readonly string[]): string {
  const prices = slugs.flatMap((slug) => (priceLists[slug] ?? []).flatMap(({ price }) => price ?? []));
  return `from ${formatMoney(Math.min(...prices))}`;
}

const priced = Object.keys(priceLists).filter((slug) => priceLists[slug]?.some(({ price }) => price !== null));
const onRequest = Object.keys(priceLists).filter(
  (slug) => priceLists[slug]?.length && priceLists[slug].every(({ price }) => price === null),
);
const overviews = categories
  .map(({ attributes }) => attributes)
  .filter(({ url, subCategories }) => !priceLists[url]?.length && subCategories.length > 0);

test('a service starts at its cheapest package', () => {
  expect(priced.length).toBeGreaterThan(1);
  for (const slug of priced) expect(startingPrice([slug])).toBe(lowest([slug]));
});

test('several services start at the cheapest of all their packages', () => {
  expect(startingPrice(priced)).toBe(lowest(priced));
});

test('an overview page starts at the cheapest service of its category', () => {
  for (const { url, subCategories } of overviews)
    expect(startingPrice([url])).toBe(lowest(subCategories.map((member) => member.url)));
});

test('what is quoted on request shows no figure', () => {
  for (const slug of onRequest) expect(startingPrice([slug])).toBe('on request');
});
