import { expect, test } from 'vitest';
import { lineFor } from './fixture-query.ts';
import { answerTo, want } from './fixture-replies.ts';

const both = ['kite-building', 'kite-painting'].map((service) => lineFor(service, { tiers: ['basic'] }));
const timeWithin = (deadlineDays: number) => answerTo(both, { ...want('time'), deadlineDays });

test('the time of several items is weighed against the deadline', () => {
  expect(timeWithin(9)).toContain('takes **5 days**, within your 9 days.');
  expect(timeWithin(4)).toContain('takes **5 days**, longer than your 4 days.');
});
