import { expect, test } from 'vitest';
import type { Package } from '#catalogue/package.ts';
import type { Offer } from '#catalogue/shop.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { createContents } from './contents.ts';

function row(tier: string, inclusions: string[]): Package {
  return { tier, name: tier, price: 1, delivery: { from: 1, to: 1, unit: 'day' }, limits: {}, inclusions };
}

const offer: Offer = {
  slug: 'kite-school',
  name: 'Kite School',
  shortName: 'Kite School',
  promise: '',
  alsoCalled: [],
  things: [],
  members: [],
  category: 'kites',
  packages: [
    row('basic', ['Lessons on the beach', 'Boots, gloves and a warm hat']),
    row('standard', ['Lessons on the beach', 'Boots, gloves and a warm hat', 'Wind report']),
    row('premium', ['Lessons on the beach', 'Boots, gloves and a warm hat', 'Wind report', 'Payment integration']),
  ],
};
const { matchesIn } = createContents({ ...fixtureShop(), offers: new Map([[offer.slug, offer]]) });
const held = (text: string) => matchesIn(text.split(' ')).get(offer.slug);
const holders = (text: string) => held(text)?.tiers;

test('what only some packages hold names those', () => {
  expect(holders('the one with payments')).toEqual(['premium']);
  expect(holders('is there a wind report in it')).toEqual(['standard', 'premium']);
});

test('a thing may be asked for by its noun, unless something else stands before it', () => {
  expect(held('do i get a report')).toEqual({
    lines: ['Wind report'],
    tiers: ['standard', 'premium'],
    inAllPackages: false,
  });
  expect(held('are lessons included')).toMatchObject({ lines: ['Lessons on the beach'], inAllPackages: true });
  expect(held('are boat lessons included')).toBeUndefined();
  expect(held('do i own the lessons')).toBeUndefined();
});

test('a thing is named by what it is; by what stands before that, only half', () => {
  const isHalfNamed = (text: string) => held(text)?.isPartial ?? false;
  expect(isHalfNamed('is payment integration included')).toBe(false);
  expect(isHalfNamed('are payments included')).toBe(true);
  expect(isHalfNamed('is the wind included')).toBe(true);
  expect(isHalfNamed('is a report included')).toBe(false);
  expect(isHalfNamed('is a snow and wind report included')).toBe(false);
  expect(isHalfNamed('is a wind or snow report included')).toBe(true);
  expect(isHalfNamed('are gloves included')).toBe(false);
  expect(isHalfNamed('wind report and payments')).toBe(true);
});

test('of two things said in short, the first is named by half', () => {
  const packages = [row('basic', ['Flag and kite painting', 'Ropes and wax'])];
  const contents = createContents({ ...fixtureShop(), offers: new Map([[offer.slug, { ...offer, packages }]]) });
  const asked = (text: string) => contents.matchesIn(text.split(' ')).get(offer.slug);
  expect(asked('are flags included')).toMatchObject({ lines: ['Flag and kite painting'], isPartial: true });
  expect(asked('is painting included')).not.toHaveProperty('isPartial');
  expect(asked('are ropes included')).toMatchObject({ lines: ['Ropes and wax'] });
  expect(asked('are ropes included')).not.toHaveProperty('isPartial');
});

test('what customers pay is a payment, what we are paid is none', () => {
  expect(holders('people should pay in it')).toEqual(['premium']);
  expect(holders('how do i pay for it')).toBeUndefined();
});

test('what is held is named by its own line, and by all lines that are asked for', () => {
  expect(held('the one with payments')?.lines).toEqual(['Payment integration']);
  expect(held('wind report and payment integration')).toEqual({
    lines: ['Wind report', 'Payment integration'],
    tiers: ['premium'],
    inAllPackages: false,
  });
});

test('beside what is named in full, what is named by half counts if it is something else', () => {
  expect(held('wind report and payments')?.lines).toEqual(['Wind report', 'Payment integration']);
});

test('what all packages hold chooses none of them', () => {
  expect(held('lessons on the beach')).toMatchObject({ tiers: ['basic', 'standard', 'premium'], inAllPackages: true });
});

test('of a line that lists several things each may be asked for', () => {
  expect(held('are gloves in it')).toMatchObject({ lines: ['Boots, gloves and a warm hat'], inAllPackages: true });
});

test('words that name the service name nothing in it', () => {
  const school = { service: offer.slug, from: 3, to: 5, isWeak: false };
  const words = 'hat in your wind report'.split(' ');
  expect(matchesIn(words, [school]).get(offer.slug)?.lines).toEqual(['Boots, gloves and a warm hat']);
});

test('a second name of the service that is also one of its contents asks for that', () => {
  const named = (from: number, to: number) => ({ service: offer.slug, from, to, isWeak: false });
  const words = 'does the school have a wind report'.split(' ');
  expect(matchesIn(words, [named(2, 3), named(5, 7)]).get(offer.slug)?.lines).toEqual(['Wind report']);
});

test('what none holds names none', () => {
  expect(holders('a submarine')).toBeUndefined();
  expect(holders('')).toBeUndefined();
});

test('what is not wanted is in none of them', () => {
  expect(held('the one without payments')?.tiers).not.toContain('premium');
  expect(held('with the wind report but no payment integration')?.lines).toEqual(['Wind report']);
});
