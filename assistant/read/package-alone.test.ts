import { expect, test } from 'vitest';
import { tiersIn } from '#language/slots/tiers-in.ts';
import { plainWords } from '#language/text/plain.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { packagesAloneIn } from './package-alone.ts';
import { tierNamesOf } from './tier-names.ts';

const shop = fixtureShop();

function aloneIn(text: string): string[] {
  const words = plainWords(text);
  return packagesAloneIn(shop, words, { tiers: tiersIn(words, tierNamesOf(shop)) });
}

test.each([
  ['how much is Premium?', ['premium']],
  ['what does the standard package include', ['standard']],
  ['price of basic and premium please', ['basic', 'premium']],
])('%s: about a package and nothing else', (text, tiers) => {
  expect(aloneIn(text)).toEqual(tiers);
});

test.each([
  'how much is the premium kite',
  'do you follow basic safety rules',
  'how much is Platinum?',
  'what do you cost',
])('%s: not about a package alone', (text) => {
  expect(aloneIn(text)).toEqual([]);
});
