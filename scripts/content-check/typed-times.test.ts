import { expect, test } from 'vitest';
import { days } from '#catalogue/duration.ts';
import { offered } from '#catalogue/offered.ts';
import { kites, packageNamed } from './fixture-kites.ts';
import { findTypedTimes } from './typed-times.ts';

const [category] = offered;
if (!category) throw new Error('At least one category is sold.');

const facts = { ...kites, packages: [{ ...packageNamed('Short'), delivery: days(42) }] };

function found(promise: string) {
  const page = { facts, text: { ...category?.page.text, promise } } as NonNullable<typeof category>['page'];
  const file = { file: 'catalogue/services/kite-flying.ts', lines: ['First line', `promise: '${promise}',`] };
  return findTypedTimes([file], [{ ...category, page, services: [] } as NonNullable<typeof category>]);
}

test.each(['Six weeks of wind.', 'A 6-week course.', 'It takes 42 days.'])(
  "a package's time typed by hand names its reference and line: %s",
  (promise) => {
    expect(found(promise)).toEqual([
      {
        where: 'catalogue/services/kite-flying.ts:2',
        reason: expect.stringContaining('{kite-flying.short.days}'),
      },
    ]);
  },
);

test.each(['For those with two weeks to spare.', 'It takes {kite-flying.short.days}.'])('no finding: %s', (promise) => {
  expect(found(promise)).toEqual([]);
});
