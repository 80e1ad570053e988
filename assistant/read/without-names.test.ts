import { expect, test } from 'vitest';
import { fixtureShop } from '../fixture-shop.ts';
import { createNameMatcher } from './mentions.ts';
import { withoutNames } from './without-names.ts';

const shop = fixtureShop();
const names = {
  shop,
  nameMatcher: createNameMatcher(shop),
  speller: { correct: (words: readonly string[]) => [...words] },
};

test('services and packages become ‘it’, with the article before them and the word package behind', () => {
  expect(withoutNames(names, 'How often may I change the premium kite package?')).toBe('how often may i change it .');
  expect(withoutNames(names, 'Is Sky Tales longer than the kite painting?')).toBe('is it longer than it .');
});

test('a question that names nothing has no other form', () => {
  expect(withoutNames(names, 'How often may I change it?')).toBeUndefined();
});
