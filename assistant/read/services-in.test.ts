import { expect, test } from 'vitest';
import { type Offer, offerOf } from '#catalogue/shop.ts';
import { plainWords } from '#language/text/plain.ts';
import { readingOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { createNameMatcher } from './mentions.ts';
import { servicesIn } from './services-in.ts';

const made = fixtureShop();
const building: Offer = { ...offerOf(made, 'kite-building'), category: 'kites', things: ['shop'] };
const silk: Offer = {
  ...building,
  slug: 'silk-kites',
  name: 'Silk Kites',
  shortName: 'Silk kites',
  alsoCalled: [],
  things: [],
  packages: [...building.packages],
};
const offers = new Map([...made.offers, ...[building, silk].map((offer) => [offer.slug, offer] as const)]);
const nameMatcher = createNameMatcher({ ...made, offers });

function servicesOf(text: string, comparison = 0, weights = [9], nearest: readonly string[] = []): string[] {
  const words = plainWords(text);
  const mentions = nameMatcher.mentionsIn(words);
  const near = [...nearest, ...mentions.map(({ service }) => service)].map((item) => ({ item, score: 1 }));
  const wants = { ...readingOf().wants, comparison };
  const signs = {
    words,
    mentions,
    near,
    wants,
    counts: [],
    tiers: [],
    tags: [],
    orders: false,
    purposes: new Map(),
  };
  const context = { offers, weights, sameList: () => false, unseen: new Set<string>(), discussed: [] };
  return servicesIn(signs, context).map(({ service }) => service);
}

test('joined or compared they are two', () => {
  expect(servicesOf('a shop and silk kites')).toEqual(['kite-building', 'silk-kites']);
  expect(servicesOf('a shop, silk kites', 1)).toEqual(['kite-building', 'silk-kites']);
});

test('a thing that is described as one kind of it is one order', () => {
  expect(servicesOf('a shop that flies quietly', 0, [9], ['silk-kites'])).toHaveLength(1);
  expect(servicesOf('a shop and something for the wind', 0, [9], ['wind-watching'])).toHaveLength(2);
});
