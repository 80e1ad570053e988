import { expect, test } from 'vitest';
import { findPaidAtOnce, findStaleRefusals } from './stale-policies.ts';

const refusal = {
  id: 7,
  question: 'Do you work for kite racers?',
  answer: 'No.',
  category: 'policy' as const,
  alternatives: [],
  tags: ['not-served'],
  source: 'entries/a.md:1',
};

test('an entry that refuses an area missing from the list is reported', () => {
  expect(findStaleRefusals([refusal], ['swings'])).toEqual([
    { where: 'knowledge/entries/a.md:1', reason: expect.stringContaining('Do you work for kite racers?') },
  ]);
});

test.each([
  ['an area of the list', refusal, ['kites']],
  ['all of them by reference', { ...refusal, answer: 'Not these: {policy.areas-not-served}.' }, ['swings']],
  ['what is meant by anything', { ...refusal, answer: 'Nothing unlawful.' }, ['anything unlawful']],
  ['nothing', { ...refusal, tags: [] }, ['swings']],
])('one that refuses %s is not reported', (_, draft, areas) => {
  expect(findStaleRefusals([draft], areas)).toEqual([]);
});

const lines = [
  'You pay {policy.upfront} up front.',
  'You pay the full price when you order.',
  'There are no instalments.',
  '## 104 Why do you want the full amount before starting?',
  'Within an hour you get a full refund.',
];

test('texts that demand full payment are reported if the policy has a deposit', () => {
  const found = findPaidAtOnce([{ file: 'content/a.md', lines }], { kind: 'deposit', percent: 40 });
  expect(found.map(({ where }) => where)).toEqual(['content/a.md:2', 'content/a.md:3', 'content/a.md:4']);
  expect(found[0]?.reason).toContain('40% up front');
});

test('instalments are allowed if the policy has them', () => {
  const found = findPaidAtOnce(
    [{ file: 'a.md', lines: ['Can I pay in instalments?', "You can't pay in instalments."] }],
    {
      kind: 'instalments',
      parts: 3,
      everyDays: 30,
    },
  );
  expect(found.map(({ where }) => where)).toEqual(['a.md:2']);
});

test('texts that demand full payment are allowed if the policy does', () => {
  expect(findPaidAtOnce([{ file: 'content/a.md', lines }], { kind: 'in-full' })).toEqual([]);
});

test('and in an entry tagged with its way of paying', () => {
  const entry = [
    '## 1 Why the full amount before starting?',
    'tags: payment, needs-payment-in-full',
    '',
    'No instalments.',
  ];
  const found = findPaidAtOnce([{ file: 'a.md', lines: [...lines, ...entry] }], { kind: 'deposit', percent: 40 });
  expect(found.map(({ where }) => where)).toEqual(['a.md:2', 'a.md:3', 'a.md:4']);
});
