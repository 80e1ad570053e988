import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test('even an empty text takes a minute', () => {
  expect(readingMinutes('')).toBe(1);
});

test('Markdown markup is not counted as words', () => {
  expect(readingMinutes('| --- | '.repeat(2000))).toBe(1);
});

test('1,100 words take five minutes', () => {
  expect(readingMinutes('word '.repeat(1100))).toBe(5);
});
