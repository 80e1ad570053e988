import { expect, test } from 'vitest';
import { plainWords } from '#language/text/plain.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { dropSameNamed } from './dropped-alike.ts';
import { detectEditCues } from './edit-cues.ts';
import { createNameMatcher } from './mentions.ts';

const shop = fixtureShop();
const nameMatcher = createNameMatcher(shop);

function drops(text: string, discussed: readonly string[]) {
  const words = plainWords(text);
  const mentions = nameMatcher.mentionsIn(words);
  return dropSameNamed(shop, detectEditCues(words, mentions, discussed), { words, mentions, discussed }).drops;
}

test('a word of its name drops what was spoken of, though it names another service', () => {
  expect(drops('forget the kites', ['kite-painting', 'sky-tales'])).toEqual(['kite-building', 'kite-painting']);
});

test('what was spoken of itself is the only one dropped', () => {
  expect(drops('forget the kites', ['kite-building', 'kite-painting'])).toEqual(['kite-building']);
  expect(drops('forget the stories', ['kite-painting'])).toEqual(['sky-tales']);
  expect(drops('how much are the kites', ['kite-painting'])).toEqual([]);
});
