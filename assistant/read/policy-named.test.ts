import { expect, test } from 'vitest';
import { policyNamedIn } from './policy-named.ts';

const ranked = (id: number, ...tags: string[]) => ({
  entry: { id, question: '', answer: '', tags },
  score: 0.5,
  lead: 0,
  certainty: 0.1,
});
const idIn = (words: string, ...entries: ReturnType<typeof ranked>[]) => policyNamedIn(words.split(' '), entries)?.id;

test('the policy on just the matter that is named is found, whatever comes nearer', () => {
  const entries = [ranked(1, 'refund', 'cancellation', 'policy'), ranked(2, 'refund', 'policy')];
  expect(idIn('how many hours do i have for refunds', ...entries)).toBe(2);
  expect(idIn('how many hours do i have', ...entries)).toBeUndefined();
});

test('an entry of another kind, or on what packages have figures for, is none', () => {
  expect(idIn('how many hours for a refund', ranked(1, 'refund'), ranked(2, 'policy'))).toBeUndefined();
  expect(idIn('how many posts an order', ranked(1, 'order', 'policy'))).toBeUndefined();
});
