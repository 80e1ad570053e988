import { expect, test } from 'vitest';
import { isAboutOtherWeekday, weekdaysIn } from './other-day.ts';

const onSundays = {
  id: 1,
  question: 'Do you work on Sundays?',
  alternatives: ['sunday'],
  answer: 'No.',
  category: 'x',
};

test.each([
  ['are you open on mondays', true],
  ['open tuesday or wednesday', true],
  ['are you open on sunday', false],
  ['open monday or sunday', false],
  ['when are you open', false],
])('%s: another day than Sunday? %s', (asked, expected) => {
  expect(isAboutOtherWeekday(onSundays, weekdaysIn(asked))).toBe(expected);
});

test('an entry that names no day is about all of them', () => {
  expect(isAboutOtherWeekday({ ...onSundays, question: 'When are you open?', alternatives: [] }, ['monday'])).toBe(
    false,
  );
});
