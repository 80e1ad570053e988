import { expect, test } from 'vitest';
import { nearestReference } from './nearest-reference.ts';

test.each([
  ['logo-design.basic.prize', 'logo-design.basic.price'],
  ['logo-desing.from', 'logo-design.from'],
  ['google-ads.no-such-tier.price', 'google-ads.basic.price'],
  ['compny.email', 'company.email'],
  ['company', 'company.name'],
])('%s is most like %s', (written, meant) => {
  expect(nearestReference(written)).toBe(meant);
});

test('what is like nothing has no nearest name', () => {
  expect(nearestReference('zzzzzzzzzzzzzzzz.qqqqqqqqqq')).toBeUndefined();
});
