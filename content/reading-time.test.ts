import { expect, test } from 'vitest';
import { loadPosts } from './load-posts.ts';
import { readingMinutes } from './reading-time.ts';

test('even an empty text takes a minute', () => {
  expect(readingMinutes('')).toBe(1);
});

test('signs of Markdown are not read as words', () => {
  expect(readingMinutes('| --- | '.repeat(2000))).toBe(1);
});

test('1,100 words take five minutes', () => {
  expect(readingMinutes('word '.repeat(1100))).toBe(5);
});

test('a post takes between three and eight minutes', () => {
  for (const { slug, body } of loadPosts()) {
    expect(readingMinutes(body), slug).toBeGreaterThanOrEqual(3);
    expect(readingMinutes(body), slug).toBeLessThanOrEqual(8);
  }
});
