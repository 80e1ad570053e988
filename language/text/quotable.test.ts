import { expect, test } from 'vitest';
import { quotable } from './quotable.ts';

test.each([
  [' and who writes it? ', 'who writes it'],
  ['do you sign NDAs', 'do you sign NDAs'],
])('%s is said again', (text, said) => {
  expect(quotable(text)).toBe(said);
});

test.each(['is 500 enough?', '<b>who</b>', '', '?', 'who '.repeat(30)])('%s is not', (text) => {
  expect(quotable(text)).toBeUndefined();
});
