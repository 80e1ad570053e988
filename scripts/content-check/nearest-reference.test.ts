import { expect, test } from 'vitest';
import { nearestReference } from './nearest-reference.ts';

test.each([
  ['kite-building.small.prize', 'kite-building.small.price'],
  ['kite-buidling.from', 'kite-building.from'],
  ['wind-ads.no-such-tier.price', 'wind-ads.monthly.price'],
  ['compny.email', 'company.email'],
  ['company', 'company.name'],
])('%s is most like %s', (written, meant) => {
  expect(nearestReference(written)).toBe(meant);
});

test('what is like nothing has no nearest name', () => {
  expect(nearestReference('zzzzzzzzzzzzzzzz.qqqqqqqqqq')).toBeUndefined();
});
