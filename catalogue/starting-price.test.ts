import { expect, test } from 'vitest';
import { categories } from './categories.ts';
import { madeUpLists } from './fixture-lists.ts';
import { formatMoney } from './money.ts';
import { priceLists } from './price-lists.ts';
import { categoryPrices, startingPrice } from './starting-price.ts';

const starting = (...slugs: readonly (keyof typeof madeUpLists)[]) => startingPrice(slugs, madeUpLists);

test('a service starts at its cheapest package', () => {
  expect(starting('kite-building')).toBe(`from ${formatMoney(40)}`);
});

test('a price that recurs says how often', () => {
  expect(starting('wind-ads')).toBe(`from ${formatMoney(150)} per 30 days`);
});

test('several services start at the cheapest package that is bought once', () => {
  expect(starting('wind-ads', 'kite-building', 'kite-painting')).toBe(`from ${formatMoney(30)}`);
});

test('an overview page starts at the cheapest service of its category', () => {
  const overviews = categories.map(({ attributes }) => attributes).filter(({ url }) => !priceLists[url]?.length);
  for (const { url, subCategories } of overviews)
    expect(startingPrice([url])).toBe(startingPrice(subCategories.map((member) => member.url)));
});

test('services on request show no figure', () => {
  expect(starting('kite-rescue')).toBe('on request');
});

test('a category names the services its prices are for, its main one first', () => {
  for (const category of categories) {
    const { url, subCategories } = category.attributes;
    const prices = categoryPrices(category);
    if (priceLists[url]?.some(({ price }) => price !== null)) expect(prices[0]?.slug).toBe(url);
    expect(new Set(prices.map(({ name }) => name)).size).toBe(prices.length);
    for (const { slug, from } of prices) {
      expect([url, ...subCategories.map((sub) => sub.url)]).toContain(slug);
      expect(from).toBe(startingPrice([slug]));
    }
  }
});
