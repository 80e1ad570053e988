import { expect, test } from 'vitest';
import { plainWords } from '../text/plain.ts';
import { isPerson, personsIn } from './persons-in.ts';

test.each([
  ['for my wife and me', 2],
  ['me and a friend', 2],
  ['for both of us', 2],
  ['the three of us', 3],
  ['a family of five', 5],
])('%s: %i persons', (text, value) => {
  expect(personsIn(plainWords(text)).map((found) => found.value)).toEqual([value]);
});

test.each(['for me', 'my boat and a trailer', 'a set of three'])('%s: none are counted', (text) => {
  expect(personsIn(plainWords(text))).toEqual([]);
});

test('words for persons and their places, in any number', () => {
  expect(['kid', 'children', 'places', 'guest'].every(isPerson)).toBe(true);
  expect(['day', 'boat', 'page'].some(isPerson)).toBe(false);
});
