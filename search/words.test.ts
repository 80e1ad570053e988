import { expect, test } from 'vitest';
import { queryWords, splitWords } from './words.ts';

test.each([
  ['Next.js & E-mail', ['nextjs', 'email']],
  ['front-end', ['front', 'end', 'frontend']],
  ['Don’t café', ['dont', 'cafe']],
  ['  ?!  ', []],
])('the words of “%s”', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test('a query is reduced to its informative words, or kept if there are none', () => {
  expect(queryWords('how much is a logo, a logo!')).toEqual(['logo']);
  expect(queryWords('who are you')).toEqual(['who', 'are', 'you']);
});

test('only the beginning of a pasted page is read', () => {
  const words = Array.from({ length: 500 }, (_, number) => `word${number}`);
  expect(queryWords(words.join(' ')).length).toBeLessThanOrEqual(16);
  expect(queryWords('x'.repeat(10_000))).toEqual([]);
});
