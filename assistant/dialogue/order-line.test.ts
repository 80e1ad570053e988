import { describe, expect, test } from 'vitest';
import { offerOf } from '#catalogue/shop.ts';
import type { TierReference } from '#language/slots/tiers-in.ts';
import { countOf, tierOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { lineWithSlots, newLine, noSlots, repeatsOf } from './order-line.ts';

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
    expect(lineWithSlots(start, building, { ...noSlots, tiers: [tierOf('standard')] }, false).tiers).toEqual([
      'standard',
    ]);
    expect(lineWithSlots(start, building, rank('last'), false).tiers).toEqual(['premium']);
    expect(lineWithSlots(start, building, { ...noSlots, prices: [200] }, false).tiers).toEqual(['standard']);
  });

  test('the second and third of four packages are not the middle and the last', () => {
    const [basic, standard] = building.packages;
    if (!basic || !standard) throw new Error('the shop of these tests has fewer packages');
    const between = { ...standard, tier: 'extended' };
    const ofFour = { ...building, packages: [basic, standard, between, ...building.packages.slice(2)] };
    const ranked = (['second', 'third', 'middle', 'last'] as const).map(
      (name) => lineWithSlots(start, ofFour, rank(name), false).tiers[0],
    );
    expect(ranked).toEqual(['standard', 'extended', 'extended', 'premium']);
  });

  test('the next and the one before are counted from the package named', () => {
    const standard = { ...start, tiers: ['standard'] };
    expect(lineWithSlots(standard, building, rank('next'), false).tiers).toEqual(['premium']);
    expect(lineWithSlots(standard, building, rank('previous'), false).tiers).toEqual(['basic']);
  });

  test('an amount said later replaces a package named before, and the other way', () => {
    const amount = lineWithSlots(
      { ...start, tiers: ['basic'] },
      building,
      { ...noSlots, counts: [countOf(30, { limits: ['pages'] })] },
      false,
    );
    expect(amount).toMatchObject({ tiers: [], amounts: { pages: 30 } });
    expect(lineWithSlots(amount, building, { ...noSlots, tiers: [tierOf('basic')] }, false)).toMatchObject({
      tiers: ['basic'],
      amounts: {},
    });
  });

  test('two amounts name two packages', () => {
    const counts = [countOf(5, { limits: ['pages'] }), countOf(40, { limits: ['pages'] })];
    expect(lineWithSlots(start, building, { ...noSlots, counts }, false).tiers).toEqual(['basic', 'premium']);
  });

  test('a bare number counts what the packages are chosen by, where that may be meant', () => {
    const bare = { ...noSlots, counts: [countOf(12)] };
    expect(lineWithSlots(start, building, bare, true).amounts).toEqual({ pages: 12 });
    expect(lineWithSlots(start, building, bare, false).amounts).toEqual({});
  });

  test('months count only where the price recurs', () => {
    const half = { ...noSlots, counts: [countOf(6, { months: true })] };
    expect(repeatsOf(lineWithSlots(newLine('wind-watching'), watching, half, false), watching)).toBe(6);
    expect(repeatsOf(lineWithSlots(start, building, half, false), building)).toBe(1);
  });

  test('absurd numbers change nothing', () => {
    for (const value of [0, 1e9, Number.POSITIVE_INFINITY])
      expect(
        lineWithSlots(start, building, { ...noSlots, counts: [countOf(value, { isQuantity: true })] }, false).quantity,
      ).toBe(1);
  });
});
