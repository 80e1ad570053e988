import { describe, expect, test } from 'vitest';
import { offerOf } from '#catalogue/shop.ts';
import type { TierMark } from '#language/slots/tiers-in.ts';
import { countOf, tierOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { changed, noMarks, openLine, repeatsOf } from './line.ts';

const shop = fixtureShop();
const building = offerOf(shop, 'kite-building');
const watching = offerOf(shop, 'wind-watching');
const start = openLine('kite-building');
const rank = (name: TierMark['rank']) => ({
  ...noMarks,
  tiers: [{ at: 0, name: undefined, rank: name }],
});

describe('a line and what a message says of it', () => {
  test('a package by its name, its place in the list or its price', () => {
    expect(changed(start, building, { ...noMarks, tiers: [tierOf('standard')] }, false).tiers).toEqual(['standard']);
    expect(changed(start, building, rank('last'), false).tiers).toEqual(['premium']);
    expect(changed(start, building, { ...noMarks, prices: [200] }, false).tiers).toEqual(['standard']);
  });

  test('the second and third of four packages are not the middle and the last', () => {
    const [basic, standard] = building.packages;
    if (!basic || !standard) throw new Error('the shop of these tests has fewer packages');
    const between = { ...standard, tier: 'extended' };
    const ofFour = { ...building, packages: [basic, standard, between, ...building.packages.slice(2)] };
    const ranked = (['second', 'third', 'middle', 'last'] as const).map(
      (name) => changed(start, ofFour, rank(name), false).tiers[0],
    );
    expect(ranked).toEqual(['standard', 'extended', 'extended', 'premium']);
  });

  test('the next and the one before are counted from the package named', () => {
    const standard = { ...start, tiers: ['standard'] };
    expect(changed(standard, building, rank('next'), false).tiers).toEqual(['premium']);
    expect(changed(standard, building, rank('previous'), false).tiers).toEqual(['basic']);
  });

  test('an amount said later replaces a package named before, and the other way', () => {
    const amount = changed(
      { ...start, tiers: ['basic'] },
      building,
      { ...noMarks, counts: [countOf(30, { limits: ['pages'] })] },
      false,
    );
    expect(amount).toMatchObject({ tiers: [], quantities: { pages: 30 } });
    expect(changed(amount, building, { ...noMarks, tiers: [tierOf('basic')] }, false)).toMatchObject({
      tiers: ['basic'],
      quantities: {},
    });
  });

  test('two amounts name two packages', () => {
    const counts = [countOf(5, { limits: ['pages'] }), countOf(40, { limits: ['pages'] })];
    expect(changed(start, building, { ...noMarks, counts }, false).tiers).toEqual(['basic', 'premium']);
  });

  test('a bare number counts what the packages are chosen by, where that may be meant', () => {
    const bare = { ...noMarks, counts: [countOf(12)] };
    expect(changed(start, building, bare, true).quantities).toEqual({ pages: 12 });
    expect(changed(start, building, bare, false).quantities).toEqual({});
  });

  test('months count only where the price recurs', () => {
    const half = { ...noMarks, counts: [countOf(6, { months: true })] };
    expect(repeatsOf(changed(openLine('wind-watching'), watching, half, false), watching)).toBe(6);
    expect(repeatsOf(changed(start, building, half, false), building)).toBe(1);
  });

  test('absurd numbers change nothing', () => {
    for (const value of [0, 1e9, Number.POSITIVE_INFINITY])
      expect(changed(start, building, { ...noMarks, counts: [countOf(value, { times: true })] }, false).times).toBe(1);
  });
});
