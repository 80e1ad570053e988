import { expect, test } from 'vitest';
import { days } from '#catalogue/duration.ts';
import { policies } from '#catalogue/fixture-policies.ts';
import { createShop } from '#catalogue/shop.ts';
import { pricesNamingPackages } from './naming-prices.ts';

const pack = (tier: string, price: number, citations: number) => ({
  tier,
  name: tier,
  price,
  delivery: days(7),
  limits: { citations },
  inclusions: [],
});

const shop = createShop(
  {
    priceLists: { 'kite-listings': [pack('small', 30, 50), pack('large', 50, 75)] },
    serviceNames: { 'kite-listings': { name: 'Kite Listings', shortName: 'Listings' } },
    policies,
    bySite: {},
  },
  { 'kite-listings': [] },
  [],
  [],
);

test('a price names a package unless packages are chosen by that number', () => {
  expect([...pricesNamingPackages(shop, [], ['kite-listings'])]).toEqual([30]);
  const mention = { service: 'kite-listings', from: 0, to: 1, isWeak: false };
  expect([...pricesNamingPackages(shop, [mention], [])]).toEqual([30]);
  expect([...pricesNamingPackages(shop, [], [])]).toEqual([]);
});
