import { describe, expect, test } from 'vitest';
import { type Offer, offerOf, type Shop } from '#catalogue/shop.ts';
import { plainWords } from '#language/text/plain.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { createNameMatcher } from './mentions.ts';

const nameMatcher = createNameMatcher(fixtureShop());
function packageOf(shop: Shop, slug: string) {
  const [row] = offerOf(shop, slug).packages;
  if (!row) throw new Error(`${slug} has no package`);
  return row;
}

const servicesOf = (text: string) => nameMatcher.mentionsIn(plainWords(text)).map(({ service }) => service);

describe('services named', () => {
  test('by their name, their short name and what visitors call them, in the message’s order', () => {
    expect(servicesOf('Wind Watching and kite building, also a few stories')).toEqual([
      'wind-watching',
      'kite-building',
      'sky-tales',
    ]);
  });

  test('in singular and plural alike', () => {
    expect(servicesOf('a kite')).toEqual(['kite-building']);
    expect(servicesOf('two new kites')).toEqual(['kite-building']);
  });

  test('the longest name wins', () => {
    expect(servicesOf('paint a kite')).toEqual(['kite-painting']);
  });

  test('what is not sold is not named', () => {
    expect(servicesOf('a boat and a bicycle')).toEqual([]);
  });

  test('the place of a mention is that of its words', () => {
    expect(nameMatcher.mentionsIn(plainWords('my new kite please'))[0]).toMatchObject({
      from: 1,
      to: 3,
      isWeak: false,
    });
  });
});

test('a unit by which several lists are counted names none of them', () => {
  const shop = fixtureShop();
  const counted = (slug: string, pages: number) => ({
    ...offerOf(shop, slug),
    alsoCalled: ['page'],
    packages: [1, 2].map((size) => ({ ...packageOf(shop, slug), tier: `${size}`, limits: { pages: size * pages } })),
  });
  const called = (...slugs: string[]) => {
    const offers = new Map([...shop.offers, ...slugs.map((slug): [string, Offer] => [slug, counted(slug, 3)])]);
    const found = createNameMatcher({ ...shop, offers }).mentionsIn(plainWords('how much is one page'));
    return found.map(({ service }) => service);
  };
  expect(called('kite-building')).toEqual(['kite-building']);
  expect(called('kite-building', 'kite-painting')).toEqual([]);
});

test('a part of a name is enough beside one that shares the rest', () => {
  const partsOf = (text: string, discussed: string[]) =>
    nameMatcher.mentionsIn(plainWords(text), discussed).map(({ service }) => service);
  expect(partsOf('only the painting', ['kite-building'])).toEqual(['kite-painting']);
  expect(partsOf('only the painting', [])).toEqual([]);
  expect(partsOf('only the painting', ['kite-painting'])).toEqual([]);
  expect(partsOf('we like painting', ['kite-building'])).toEqual([]);
});

test('what visitors write names no writing', () => {
  const shop = fixtureShop();
  const tales = { ...offerOf(shop, 'sky-tales'), alsoCalled: ['writing'] };
  const called = createNameMatcher({ ...shop, offers: new Map([...shop.offers, ['sky-tales', tales]]) });
  expect(called.mentionsIn(plainWords('your writing'))).toMatchObject([{ service: 'sky-tales' }]);
  expect(called.mentionsIn(plainWords('I write them myself'))).toEqual([]);
});

test('an everyday word means the other way to the same thing that is under discussion', () => {
  const shop = fixtureShop();
  const site = { ...offerOf(shop, 'kite-building'), alsoCalled: ['website'], category: 'kites' };
  const wood = { ...site, slug: 'wood-kites', name: 'Wood Kites', shortName: 'Wood', alsoCalled: [] };
  const packages = wood.packages.map((row) => ({ ...row }));
  const offers = new Map([...shop.offers, ['kite-building', site], ['wood-kites', { ...wood, packages }]]);
  const servicesIn = (discussed: string[]) =>
    createNameMatcher({ ...shop, offers })
      .mentionsIn(plainWords('the website'), discussed)
      .map(({ service }) => service);
  expect(servicesIn([])).toEqual(['kite-building']);
  expect(servicesIn(['wood-kites'])).toEqual(['wood-kites']);
  expect(servicesIn(['kite-building', 'wood-kites'])).toEqual(['kite-building']);
});
