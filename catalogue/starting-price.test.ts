import { expect, test } from 'vitest';
import { categories } from './categories.ts';
import { formatMoney } from './money.ts';
import { recurringDays } from './package.ts';
import { priceLists } from './price-lists.ts';
import { startingPrice } from './starting-price.ts';

/** The lowest price of some lists, as it is written: of what is bought once, else of what recurs. */
function lowest(slugs: readonly string[]): string {
  const packages = slugs.flatMap((slug) => priceLists[slug] ?? []).filter(({ price }) => price !== null);
  const once = packages.filter(({ recurs }) => !recurs);
  const prices = (once.length > 0 ? once : packages).map(({ price }) => price ?? 0);
  return `from ${formatMoney(Math.min(...prices))}${once.length > 0 ? '' : ` per ${recurringDays} days`}`;
}

const priced = Object.keys(priceLists).filter((slug) => priceLists[slug]?.some(({ price }) => price !== null));
const recurring = priced.filter((slug) => priceLists[slug]?.every(({ recurs }) => recurs));
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

test('a price that recurs says how often', () => {
  expect(recurring.length).toBeGreaterThan(0);
  for (const slug of recurring) expect(startingPrice([slug])).toContain(` per ${recurringDays} days`);
});

test('several services start at the cheapest package that is bought once', () => {
  expect(startingPrice(priced)).toBe(lowest(priced));
});

test('an overview page starts at the cheapest service of its category', () => {
  for (const { url, subCategories } of overviews)
    expect(startingPrice([url])).toBe(lowest(subCategories.map((member) => member.url)));
});

test('what is quoted on request shows no figure', () => {
  for (const slug of onRequest) expect(startingPrice([slug])).toBe('on request');
});
