import { expect, test } from 'vitest';
import { madeUpLists } from '../fixture-lists.ts';
import { termsLine } from './package-text.ts';

test('ad spend is excluded once, and only if the client pays for ads', () => {
  const once = madeUpLists['wind-ads'].map(({ recurs, ...row }) => row);
  expect(termsLine([...once, ...once])).toBe("\nAd spend isn't included.");
  expect(termsLine(madeUpLists['kite-building'])).toBe('');
});
