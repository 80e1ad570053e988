import { expect, test } from 'vitest';
import { tiersIn } from '#language/slots/tiers-in.ts';
import { plainWords } from '#language/text/plain.ts';
import { namedShop } from '../fixture-named-shop.ts';
import { createNameMatcher } from './mentions.ts';
import { isRuledOut, otherServicesWithPackage, servicesWithPackage } from './package-holders.ts';
import { tierNamesOf } from './tier-names.ts';

const shop = namedShop();

function read(text: string) {
  const words = plainWords(text);
  return { words, tiers: tiersIn(words, tierNamesOf(shop)) };
}

test.each([
  ['how much is summit', ['flying-course']],
  ['price of the weather room', ['wind-class']],
  ['what does l2 cost', ['wind-class']],
  ['how much is the high cliff course', ['flying-course']],
  ['does high cliff come with a wind chart', ['flying-course']],
  ['how much is meadow', []],
  ['how much is premium', []],
])('%s: names %j by a package', (text, services) => {
  const { words, tiers } = read(text);
  expect(servicesWithPackage(shop, words, tiers).map(({ service }) => service)).toEqual(services);
});

test('a service that only means something similar is ruled out by a package it does not have', () => {
  const { words, tiers } = read('what about meadow with my dog');
  expect(isRuledOut(shop, 'kite-hire', words, tiers)).toBe(true);
  expect(isRuledOut(shop, 'private-flight', words, tiers)).toBe(false);
});

test('and if nothing but the package is said, all that have it are meant', () => {
  const { words, tiers } = read('difference between meadow and high cliff');
  expect(isRuledOut(shop, 'private-flight', words, tiers)).toBe(true);
});

test('names that any shop could use rule nothing out', () => {
  const { words, tiers } = read('how much is premium');
  expect(isRuledOut(shop, 'kite-hire', words, tiers)).toBe(false);
});

test.each([
  ['a glider and one summit', ['kite-hire'], ['flying-course']],
  ['kite hire plus weather room', ['kite-hire'], ['wind-class']],
  ['is there a summit kite hire', ['kite-hire'], []],
  ['kite hire, the glider', ['kite-hire'], []],
  ['kite hire and premium', ['kite-hire'], []],
])('%s: next to %j, a package names %j', (text, discussed, services) => {
  const { words, tiers } = read(text);
  const named = createNameMatcher(shop).mentionsIn(words);
  const found = otherServicesWithPackage(shop, words, tiers, named, discussed);
  expect(found.map(({ service }) => service)).toEqual(services);
});
