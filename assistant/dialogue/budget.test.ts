import { expect, test } from 'vitest';
import { readingOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { budgetAfter } from './budget.ts';
import { initialState } from './state.ts';

const shop = fixtureShop();
const [price = 0] = shop.offers.get('kite-building')?.packages.flatMap((row) => row.price ?? []) ?? [];
const state = { ...initialState, focus: ['kite-building'], budget: price + 50 };
const after = (budget: number | undefined, before = state) => budgetAfter(shop, before, readingOf({ budget }));

test('a budget is remembered until another is stated', () => {
  expect(after(undefined)).toBe(price + 50);
  expect(after(900)).toBe(900);
  expect(after(80, { ...state, budget: undefined as never })).toBe(80);
});

test('what a package leaves of it is no other budget', () => {
  expect(after(50)).toBe(price + 50);
  expect(after(50, { ...state, focus: [] })).toBe(50);
});
