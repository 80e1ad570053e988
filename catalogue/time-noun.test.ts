import { expect, test } from 'vitest';
import { daysOfUnit, timeNoun, timeUnit } from './time-noun.ts';

test.each([
  ['Hours', 'hours', 'hour', null],
  ['Nights', 'nights', 'night', 1],
  ['Weeks', 'weeks', 'week', 7],
  ['Nights per dog', 'nights', 'night and dog', null],
])('%s are a time to order by', (orderNoun, noun, unit, days) => {
  expect(timeNoun(orderNoun)).toBe(noun);
  expect(timeUnit(orderNoun)).toBe(unit);
  expect(daysOfUnit(orderNoun)).toBe(days);
});

test.each(['Places', undefined])('%s are none', (orderNoun) => {
  expect(timeNoun(orderNoun)).toBeUndefined();
  expect(timeUnit(orderNoun)).toBeUndefined();
});
