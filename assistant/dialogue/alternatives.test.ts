import { expect, test } from 'vitest';
import type { Package } from '#catalogue/package.ts';
import { type Offer, offerOf, type Shop } from '#catalogue/shop.ts';
import { mentionOf, readingOf, tierOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import type { Reading } from '../read/reading.ts';
import { type DialogueState, initialState } from './state.ts';
import { updateState } from './update-state.ts';

const made = fixtureShop();

function care(tier: string, price: number, purpose: string): Package {
  const delivery = { from: 30, to: 30, unit: 'day' } as const;
  return { tier, name: tier, price, recurs: true, delivery, limits: {}, inclusions: [purpose] };
}

/** Two alternatives for a kite, and maintenance for each of them. */
const building: Offer = { ...offerOf(made, 'kite-building'), category: 'kites', things: ['kite'] };
const silk: Offer = {
  ...building,
  slug: 'silk-kites',
  name: 'Silk Kites',
  things: [],
  packages: [...building.packages],
};
const caring: Offer = {
  ...offerOf(made, 'wind-watching'),
  slug: 'kite-care',
  packages: [care('basic', 10, 'Care of a Paper kite'), care('premium', 40, 'Care of a Silk kite')],
};
const shop: Shop = {
  ...made,
  offers: new Map([...made.offers, ...[building, silk, caring].map((offer) => [offer.slug, offer] as const)]),
};

const quiet = readingOf();
const edit = (cues: Partial<Reading['editCues']>) => ({ editCues: { ...quiet.editCues, ...cues } });

function talkAfter(...readings: readonly Reading[]): DialogueState {
  return readings.reduce((state, reading) => updateState(shop, state, reading), initialState);
}

const servicesOf = ({ lines }: DialogueState) => lines.map(({ service }) => service);
const _looked = [
  readingOf({ services: [mentionOf('kite-building')] }),
  readingOf({ services: [mentionOf('silk-kites')] }),
];

test('the thing by its plain word is the one spoken of, unless another is wanted', () => {
  const thing = { ...mentionOf('kite-building'), named: false, isUnambiguous: false, words: ['kite'] };
  const silkFirst = readingOf({ services: [mentionOf('silk-kites')] });
  const sum = readingOf({ services: [thing, mentionOf('sky-tales')], isFollowUp: true });
  expect(servicesOf(talkAfter(silkFirst, sum))).toEqual(['silk-kites', 'sky-tales']);
  const another = readingOf({ services: [thing], isFollowUp: true, ...edit({ addsAnother: true }) });
  expect(servicesOf(talkAfter(silkFirst, another))).toEqual(['silk-kites', 'kite-building']);
  const known = readingOf({
    services: [{ ...thing, isDefinite: true }],
    isFollowUp: true,
    ...edit({ addsAnother: true }),
  });
  expect(servicesOf(talkAfter(silkFirst, known))).toEqual(['silk-kites']);
});

test('care that is asked for beside a thing is the care made for it', () => {
  const asked = readingOf({ services: [mentionOf('kite-care')], isFollowUp: true });
  const tiersAfter = (...before: Reading[]) =>
    talkAfter(...before, asked).lines.find(({ service }) => service === 'kite-care')?.tiers;
  expect(tiersAfter(readingOf({ services: [mentionOf('silk-kites')] }))).toEqual(['premium']);
  expect(tiersAfter(readingOf({ services: [mentionOf('sky-tales')] }))).toEqual([]);
});

test('a kind of thing said in its own words is no other name for it', () => {
  const described = { ...mentionOf('silk-kites'), named: false, isUnambiguous: false, words: ['silk'] };
  const named = readingOf({ services: [mentionOf('kite-building')], isFollowUp: true });
  expect(servicesOf(talkAfter(readingOf({ services: [described] }), named))).toEqual(['silk-kites', 'kite-building']);
});

test('a thing named twice is ordered twice only where each time it is said which', () => {
  const [basic, premium] = ['basic', 'premium'].map((tier) => mentionOf('silk-kites', { tiers: [tierOf(tier)] }));
  const plain = mentionOf('silk-kites');
  const ordered = (...lines: Reading['services']) =>
    talkAfter(readingOf({ services: lines })).lines.map(({ tiers }) => tiers);
  expect(ordered(plain, { ...plain })).toEqual([[]]);
  expect(ordered(plain, premium ?? plain)).toEqual([['premium']]);
  expect(ordered(basic ?? plain, premium ?? plain)).toEqual([['basic'], ['premium']]);
});

test('of what is under discussion already the last word counts', () => {
  const [basic, premium] = ['basic', 'premium'].map((tier) => mentionOf('silk-kites', { tiers: [tierOf(tier)] }));
  const plain = mentionOf('silk-kites');
  const said = readingOf({ services: [basic ?? plain, premium ?? plain], isFollowUp: true });
  expect(talkAfter(readingOf({ services: [plain] }), said).lines).toMatchObject([{ tiers: ['premium'] }]);
});
