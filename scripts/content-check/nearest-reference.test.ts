import { expect, test } from 'vitest';
import { nearestReference } from './nearest-reference.ts';

test.each([
  ['kite-building.small.prize', 'kite-building.small.price'],
  ['kite-buidling.from', 'kite-building.from'],
  ['wind-ads.no-such-tier.price', 'wind-ads.monthly.price'],
  ['compny.email', 'company.email'],
  ['company', 'company.name'],
])('the nearest name to %s is %s', (written, meant) => {
  expect(nearestReference(written)).toBe(meant);
});

test('a name unlike any other has no nearest one', () => {
  expect(nearestReference('zzzzzzzzzzzzzzzz.qqqqqqqqqq')).toBeUndefined();
});
