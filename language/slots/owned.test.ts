import { expect, test } from 'vitest';
import { plainWords } from '../text/plain.ts';
import { isOwned } from './owned.ts';

function ownedIn(text: string): string[] {
  const words = plainWords(text);
  return words.filter((word, at) => /^\d/.test(word) && isOwned(words, at));
}

test('a number of what somebody has is no order', () => {
  expect(ownedIn('we have 3 branches')).toEqual(['3']);
  expect(ownedIn('I already own about 4 shops and run 2 blogs')).toEqual(['4', '2']);
  expect(ownedIn('for my 5 brands')).toEqual(['5']);
});

test('what somebody would like to have is', () => {
  expect(ownedIn('can we have 3 logos')).toEqual([]);
  expect(ownedIn("I'd like to have 2 of them")).toEqual([]);
  expect(ownedIn('3 logos, 2 banners')).toEqual([]);
});
