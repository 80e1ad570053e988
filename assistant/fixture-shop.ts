import type { Catalogue } from '#catalogue/catalogue.ts';
import { days } from '#catalogue/duration.ts';
import { policies } from '#catalogue/fixture-policies.ts';
import type { Package } from '#catalogue/package.ts';
import type { Limits } from '#catalogue/quantities.ts';
import type { BySite } from '#catalogue/service-by-site.ts';
import { createShop, type Shop } from '#catalogue/shop.ts';

/** For tests: a made-up shop, small enough for mental arithmetic. */

function row(tier: string, price: number | null, days: number, limits: Limits, inclusions: readonly string[]): Package {
  const name = tier.charAt(0).toUpperCase() + tier.slice(1);
  return { tier, name, price, delivery: { from: days, to: days, unit: 'day' }, limits, inclusions };
}

function monthly(tier: string, price: number, inclusions: readonly string[]): Package {
  return { ...row(tier, price, 30, {}, inclusions), recurs: true };
}

const lists = {
  'kite-building': [
    row('basic', 100, 5, { pages: 5 }, ['Bamboo frame']),
    row('standard', 200, 8, { pages: 12 }, ['Bamboo frame', 'Silk tail']),
    row('premium', 400, 12, { pages: 40 }, ['Bamboo frame', 'Silk tail', 'Gold thread']),
  ],
  'kite-painting': [
    row('basic', 30, 2, { concepts: 2 }, ['Two colours']),
    row('standard', 60, 3, { concepts: 4 }, ['Four colours']),
    row('premium', 90, 4, { concepts: 8 }, ['Eight colours']),
  ],
  'wind-watching': [monthly('basic', 50, ['A weekly letter']), monthly('premium', 150, ['A daily letter'])],
  'sky-tales': [row('short', 10, 1, { words: 500 }, ['One draft']), row('long', 18, 2, { words: 1000 }, ['One draft'])],
  'kite-rescue': [row('custom', null, 9, {}, ['A climber'])],
} as const satisfies Record<string, readonly Package[]>;

const serviceNames = {
  'kite-building': { name: 'Kite Building', shortName: 'Kite building' },
  'kite-painting': { name: 'Kite Painting', shortName: 'Kite painting' },
  'wind-watching': { name: 'Wind Watching', shortName: 'Wind watching' },
  'sky-tales': { name: 'Sky Tales', shortName: 'Sky tales' },
  'kite-rescue': { name: 'Kite Rescue', shortName: 'Kite rescue' },
};

const called = {
  'kite-building': ['kites', 'new kite'],
  'kite-painting': ['paint a kite'],
  'wind-watching': ['wind watch'],
  'sky-tales': ['tales', 'stories'],
  'kite-rescue': ['stuck in a tree'],
};

const flights: BySite = {
  name: 'Kite flights',
  piece: 'kite flight',
  orderedOn: { link: '{orders.link}', called: 'flights page' },
  sites: [
    { price: 15, count: 2 },
    { price: 25, count: 1 },
  ],
  delivery: days(2),
  words: 500,
  includes: ['A certificate'],
};

export function fixtureShop(): Shop {
  const made: Catalogue = { priceLists: lists, serviceNames, policies, bySite: { 'kite-flights': flights } };
  return createShop(
    made,
    called,
    ['fireworks'],
    [{ slug: 'kite-mending', to: '/service/kite-rescue', words: ['mended kite'] }],
  );
}
