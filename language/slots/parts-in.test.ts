import { expect, test } from 'vitest';
import { partsIn } from './parts-in.ts';

test.each([
  ['How much is a logo? And do you take paypal?', ['How much is a logo', 'And do you take paypal?']],
  ['how much is a logo and do you take paypal', ['how much is a logo', 'do you take paypal']],
  ['what is seo, but how long does it take', ['what is seo', 'how long does it take']],
])('%s has several wishes', (text, parts) => {
  expect(partsIn(text)).toEqual(parts);
});

test.each(['how much is a logo and a website', 'Thanks! How much is a logo?', 'how much is a logo?', ''])(
  '%s has one wish',
  (text) => {
    expect(partsIn(text)).toEqual([]);
  },
);

test('of many wishes the last three are read, and a very long message as one', () => {
  expect(partsIn('do you do logos? '.repeat(12))).toHaveLength(3);
  expect(partsIn('do you do logos? '.repeat(500))).toEqual([]);
});
