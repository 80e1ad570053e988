import { expect, test } from 'vitest';
import { type Offer, offerOf } from '#catalogue/shop.ts';
import { plainWords } from '#language/text/plain.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { createNameMatcher } from './mentions.ts';
import { itemsFromTags } from './tagged-items.ts';

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
const shop = { ...made, offers: new Map([...made.offers, [building.slug, building], [silk.slug, silk]]) };
const nameMatcher = createNameMatcher(shop);

/** The items of a text whose words are all meant but those in brackets. */
function itemsOf(text: string): string[] {
  const words = plainWords(text.replace(/[[\]]/g, ''));
  const others = plainWords(/\[([^\]]*)\]/.exec(text)?.[1] ?? '');
  const tags = words.map((word) => ({
    role: others.includes(word) ? ('nothing' as const) : ('meant' as const),
    value: 'nothing' as const,
  }));
  const items = itemsFromTags({ shop, unseen: new Set<string>() }, words, tags, nameMatcher.mentionsIn(words), []);
  return items.map(({ service }) => service);
}

test('every name among the words that are meant is an item', () => {
  expect(itemsOf('silk kites, kite painting and wind watching')).toEqual([
    'silk-kites',
    'kite-painting',
    'wind-watching',
  ]);
  expect(itemsOf('silk kites for our [wind watching]')).toEqual(['silk-kites']);
});

test('a kind and its name are one item, and what an item is for is none', () => {
  expect(itemsOf('a shop of 10 pages, silk kites')).toEqual(['silk-kites']);
  expect(itemsOf('the silk kites shop')).toEqual(['silk-kites']);
  expect(itemsOf('wind watching for 2 shops')).toEqual(['wind-watching']);
});
