import { expect, test } from 'vitest';
import { packagesOf } from '#catalogue/look-up.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { itemsOf, packageOf, quoteOf } from './reply-items.ts';

const [first = '', second = ''] = serviceSlugs.filter((slug) => packagesOf(slug).length > 1);
const tierOf = (slug: string) => packagesOf(slug)[1]?.tier ?? '';
const price = (slug: string) => ({ value: '$1', row: `${slug}/${tierOf(slug)}`, field: 'price' });
const quote = {
  caption: 'Your quote',
  head: ['Service', 'Package', 'Delivery', 'Price'],
  rows: [
    ['One', 'Standard', '4 days', '$1'],
    ['Other', 'Standard × 2', '4 days', '$2'],
    ['Total', '', '', '$3'],
  ],
  total: true,
  packages: [`${first}/${tierOf(first)}`, `${second}/${tierOf(second)}`],
};

test('a quote becomes an estimate with its packages and how often they are ordered', () => {
  const reply = { facts: [price(first), price(second)], tables: [quote] };
  expect(quoteOf(reply)).toBe(quote);
  expect(itemsOf(reply)).toEqual([
    { slug: first, tier: tierOf(first), quantity: 1 },
    { slug: second, tier: tierOf(second), quantity: 2 },
  ]);
});

test('prices that are not part of the quote are not part of its estimate', () => {
  const others = serviceSlugs.map(price);
  expect(itemsOf({ facts: others, tables: [quote] })).toHaveLength(2);
});

test('a table that does not say whose prices it adds up gives no estimate', () => {
  const { packages, ...unnamed } = quote;
  expect(quoteOf({ tables: [unnamed] })).toBeUndefined();
  expect(itemsOf({ facts: [price(first)], tables: [unnamed] })).toEqual([]);
  expect(quoteOf({ tables: [{ ...quote, packages: packages.slice(1) }] })).toBeUndefined();
});

test('a reply about one package has an estimate with it', () => {
  const reply = { facts: [price(first)], tables: [] };
  expect(packageOf(reply)).toBe(`${first}/${tierOf(first)}`);
  expect(itemsOf(reply)).toEqual([{ slug: first, tier: tierOf(first), quantity: 1 }]);
  expect(packageOf({ facts: [price(first), price(second)], tables: [] })).toBeUndefined();
});
