import { expect, test } from 'vitest';
import { packagesOf } from '#catalogue/look-up.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { itemsOf, packageOf, quoteOf } from './reply-items.ts';

const [first = '', second = ''] = serviceSlugs.filter((slug) => packagesOf(slug).length > 1);
const tierOf = (slug: string) => packagesOf(slug)[1]?.tier ?? '';
const price = (slug: string) => ({ value: '$1', row: `${slug}/${tierOf(slug)}`, field: 'price' });
const total = { value: '$3', row: 'quote', field: 'total' };
const quote = {
  caption: 'Your quote',
  head: ['Service', 'Package', 'Delivery', 'Price'],
  rows: [
    ['One', 'Standard', '4 days', '$1'],
    ['Other', 'Standard × 2', '4 days', '$2'],
    ['Total', '', '', '$3'],
  ],
  total: true,
};

test('a quote becomes an estimate with its packages and how often they are ordered', () => {
  const reply = { facts: [price(first), price(second), total], tables: [quote] };
  expect(quoteOf(reply)).toBe(quote);
  expect(itemsOf(reply)).toEqual([
    { slug: first, tier: tierOf(first), quantity: 1 },
    { slug: second, tier: tierOf(second), quantity: 2 },
  ]);
});

test('ambiguous lines give no estimate', () => {
  expect(itemsOf({ facts: [price(first), total], tables: [quote] })).toEqual([]);
  expect(quoteOf({ facts: [price(first)], tables: [quote] })).toBeUndefined();
});

test('a reply about one package has an estimate with it', () => {
  const reply = { facts: [price(first)], tables: [] };
  expect(packageOf(reply)).toBe(`${first}/${tierOf(first)}`);
  expect(itemsOf(reply)).toEqual([{ slug: first, tier: tierOf(first), quantity: 1 }]);
  expect(packageOf({ facts: [price(first), price(second)], tables: [] })).toBeUndefined();
});
