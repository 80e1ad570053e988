import { expect, test } from 'vitest';
import { lineFor } from './fixture-query.ts';
import { replyTo, want } from './fixture-replies.ts';

const totalOf = (...lines: ReturnType<typeof lineFor>[]) =>
  replyTo(lines, want('total')).tables[0]?.rows.at(-1)?.at(-1);
const kite = lineFor('kite-building', { tiers: ['basic'] });
const watching = lineFor('wind-watching', { tiers: ['basic'] });

test("the total of a card doesn't add up what is paid once and what is paid per period", () => {
  expect(totalOf(kite, watching)).toBe('$100 once + $50 per 30 days');
  expect(totalOf(kite, lineFor('wind-watching'))).toBe('from $100 once + $50 per 30 days');
});

test('of what is paid alike, or for a number of periods, it is the sum', () => {
  expect(totalOf(kite, lineFor('kite-painting', { tiers: ['basic'] }))).toBe('$130');
  expect(totalOf(kite, { ...watching, months: 3 })).toBe('$250');
});
