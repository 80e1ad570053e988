import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { upperBound } from '#catalogue/quantities.ts';
import { choosingQuantity } from '#catalogue/quote.ts';
import { offerOf, recurs } from '#catalogue/shop.ts';
import type { Count } from '#language/slots/numbers-in.ts';
import type { TierReference } from '#language/slots/tiers-in.ts';
import { countOf, tierOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { applySlots } from './line-change.ts';
import type { Speaking } from './number-meaning.ts';
import { chosenTier, newLine, noSlots, repeatsOf, type Slots } from './order-line.ts';

const shop = fixtureShop();
const building = offerOf(shop, 'kite-building');
const watching = offerOf(shop, 'wind-watching');
const start = newLine('kite-building');
const rank = (name: TierReference['rank']) => ({
  ...noSlots,
  tiers: [{ at: 0, name: undefined, rank: name }],
});

describe('a line and what a message says of it', () => {
  test('a package by its name, its place in the list or its price', () => {
    expect(applySlots(start, building, { ...noSlots, tiers: [tierOf('standard')] }, 'named').tiers).toEqual([
      'standard',
    ]);
    expect(applySlots(start, building, rank('last'), 'named').tiers).toEqual(['premium']);
    expect(applySlots(start, building, { ...noSlots, prices: [200] }, 'named').tiers).toEqual(['standard']);
  });

  test('the second and third of four packages are not the middle and the last', () => {
    const [basic, standard] = building.packages;
    if (!basic || !standard) throw new Error('the shop of these tests has fewer packages');
    const between = { ...standard, tier: 'extended' };
    const ofFour = { ...building, packages: [basic, standard, between, ...building.packages.slice(2)] };
    const ranked = (['second', 'third', 'middle', 'last'] as const).map(
      (name) => applySlots(start, ofFour, rank(name), 'named').tiers[0],
    );
    expect(ranked).toEqual(['standard', 'extended', 'extended', 'premium']);
  });

  test('the next and the one before are counted from the package named', () => {
    const standard = { ...start, tiers: ['standard'] };
    expect(applySlots(standard, building, rank('next'), 'named').tiers).toEqual(['premium']);
    expect(applySlots(standard, building, rank('previous'), 'named').tiers).toEqual(['basic']);
  });

  test('an amount said later replaces a package named before, and the other way', () => {
    const amount = applySlots(
      { ...start, tiers: ['basic'] },
      building,
      { ...noSlots, counts: [countOf(30, { limits: ['pages'] })] },
      'named',
    );
    expect(amount).toMatchObject({ tiers: [], amounts: { pages: 30 } });
    expect(applySlots(amount, building, { ...noSlots, tiers: [tierOf('basic')] }, 'named')).toMatchObject({
      tiers: ['basic'],
      amounts: {},
    });
  });

  test('two amounts name two packages', () => {
    const counts = [countOf(5, { limits: ['pages'] }), countOf(40, { limits: ['pages'] })];
    expect(applySlots(start, building, { ...noSlots, counts }, 'named').tiers).toEqual(['basic', 'premium']);
  });

  test('a bare number counts what the packages are chosen by, where that may be meant', () => {
    const bare = { ...noSlots, counts: [countOf(12)] };
    expect(applySlots(start, building, bare, 'about').amounts).toEqual({ pages: 12 });
    expect(applySlots(start, building, bare, 'named').amounts).toEqual({});
  });

  test('months count only where the price recurs', () => {
    const half = { ...noSlots, counts: [countOf(6, { months: true })] };
    expect(repeatsOf(applySlots(newLine('wind-watching'), watching, half, 'named'), watching)).toBe(6);
    expect(repeatsOf(applySlots(start, building, half, 'named'), building)).toBe(1);
  });

  test('absurd numbers change nothing', () => {
    for (const value of [0, 1e9, Number.POSITIVE_INFINITY])
      expect(
        applySlots(start, building, { ...noSlots, counts: [countOf(value, { isQuantity: true })] }, 'named').quantity,
      ).toBe(1);
  });
});

describe('laws of a change', () => {
  const offers = [...shop.offers.values()].filter(({ packages }) => packages.length > 1);
  const anyOffer = fc.constantFrom(...offers);
  const anyCount = fc.record({
    value: fc.integer({ min: 1, max: 1500 }),
    what: fc.constantFrom<Partial<Count>>(
      {},
      { isQuantity: true },
      { months: true },
      { limits: ['pages'] },
      { limits: ['words'] },
      { limits: ['concepts'] },
    ),
  });
  const anySlots = fc
    .record({
      counts: fc.array(
        anyCount.map(({ value, what }) => countOf(value, what)),
        { maxLength: 3 },
      ),
      tiers: fc.array(fc.constantFrom('basic', 'standard', 'premium', 'short', 'long'), { maxLength: 1 }),
    })
    .map(({ counts, tiers }): Slots => ({ ...noSlots, counts, tiers: tiers.map((tier) => tierOf(tier)) }));
  const anySpeaking = fc.constantFrom<Speaking>('named', 'about', 'package', 'times', 'anew');
  const anyLine = fc
    .tuple(anyOffer, anySlots)
    .map(([offer, slots]) => ({ offer, line: applySlots(newLine(offer.slug), offer, slots, 'named') }));

  const times = (value: number, what: Partial<Count> = {}): Slots => ({
    ...noSlots,
    counts: [countOf(value, { isQuantity: true, ...what })],
  });

  test('what names nothing changes nothing', () => {
    fc.assert(
      fc.property(anyLine, anySpeaking, ({ offer, line }, speaking) => {
        expect(applySlots(line, offer, noSlots, speaking)).toEqual(line);
      }),
    );
  });

  test('how often is changed without the package, and the package without how often', () => {
    fc.assert(
      fc.property(anyLine, anySpeaking, fc.integer({ min: 1, max: 12 }), ({ offer, line }, speaking, often) => {
        expect(chosenTier(offer, applySlots(line, offer, times(often, { bare: false }), speaking))).toBe(
          chosenTier(offer, line),
        );
        const [{ tier = '' } = {}] = offer.packages;
        const named = applySlots(line, offer, { ...noSlots, tiers: [tierOf(tier)] }, speaking);
        expect([named.quantity, named.months]).toEqual([line.quantity, line.months]);
      }),
    );
  });

  test('said twice is said once', () => {
    fc.assert(
      fc.property(anyLine, anySlots, anySpeaking, ({ offer, line }, slots, speaking) => {
        const once = applySlots(line, offer, slots, 'package');
        const twice = applySlots(once, offer, slots, 'package');
        expect(chosenTier(offer, twice)).toBe(chosenTier(offer, once));
        const counted = applySlots(line, offer, times(3, { bare: false }), speaking);
        expect(applySlots(counted, offer, times(3, { bare: false }), speaking)).toEqual(counted);
      }),
    );
  });

  test('some more, then as many fewer, is nothing', () => {
    fc.assert(
      fc.property(anyOffer, fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (offer, some, more) => {
        const [{ tier = '' } = {}] = offer.packages;
        const line = { ...newLine(offer.slug), tiers: [tier], quantity: some + 1 };
        const after = applySlots(line, offer, times(more, { more: true }), 'times');
        expect(after.quantity).toBe(some + 1 + more);
        expect(applySlots(after, offer, times(more, { fewer: true }), 'times')).toEqual(line);
      }),
    );
  });

  test('a package by its name, its price and its exact size is the same', () => {
    fc.assert(
      fc.property(anyOffer, fc.nat(), anySpeaking, (offer, at, speaking) => {
        const row = offer.packages[at % offer.packages.length];
        const unit = choosingQuantity(offer.packages);
        if (!row?.price) return;
        const size = unit && upperBound(row.limits[unit] ?? 0);
        const said: Slots[] = [
          { ...noSlots, tiers: [tierOf(row.tier)] },
          { ...noSlots, prices: [row.price] },
          ...(unit && size ? [{ ...noSlots, counts: [countOf(size, { limits: [unit] })] }] : []),
        ];
        for (const slots of said)
          expect(chosenTier(offer, applySlots(newLine(offer.slug), offer, slots, speaking))).toBe(row.tier);
      }),
    );
  });

  test('months count only what recurs', () => {
    fc.assert(
      fc.property(anyLine, anySpeaking, fc.integer({ min: 2, max: 24 }), ({ offer, line }, speaking, months) => {
        const after = applySlots(line, offer, times(months, { months: true, isQuantity: false }), speaking);
        expect(after.months).toBe(recurs(offer) ? months : line.months);
      }),
    );
  });

  test('a number without a unit answers to the unit just spoken of', () => {
    const painted = offerOf(shop, 'kite-painting');
    const two = applySlots(
      newLine('kite-painting'),
      painted,
      { ...noSlots, counts: [countOf(2, { limits: ['concepts'] })] },
      'named',
    );
    const guessed = times(4, { isGuess: true });
    expect(applySlots(two, painted, guessed, 'times')).toMatchObject({ quantity: 1, amounts: { concepts: 4 } });
    expect(applySlots(two, painted, times(4), 'times')).toMatchObject({ quantity: 4, amounts: { concepts: 2 } });
    const plain = { ...newLine('kite-painting'), tiers: ['basic'] };
    expect(applySlots(plain, painted, guessed, 'times')).toMatchObject({ quantity: 4, tiers: ['basic'] });
  });
});
