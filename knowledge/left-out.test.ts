import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { leaveOutEquals, leaveOutOfDrafts } from './left-out.ts';

const removed = [{ slug: 'kite-flying', number: 99, to: '/services', words: ['kite flight'] }];

const draft: Draft = {
  id: 7,
  question: 'What do you sell?',
  answer: 'Logos. Kite flights cost {kite-flying.from}.',
  category: 'services',
  alternatives: ['do you sell kite flights', 'what can I buy'],
  tags: ['kite-flying', 'overview'],
  equals: [8],
  source: 'entries/a.md:1',
};

test('an entry goes on without the service that is gone', () => {
  expect(leaveOutOfDrafts([draft], removed)).toEqual([
    { ...draft, answer: 'Logos.', alternatives: ['what can I buy'], tags: ['overview'] },
  ]);
});

test('and one about it is gone with it, and no longer an equal', () => {
  const about = { ...draft, id: 8, question: 'What is a kite flight?' };
  const left = leaveOutOfDrafts([draft, about], removed);
  expect(left.map(({ id }) => id)).toEqual([7]);
  expect(leaveOutEquals(left, removed)[0]?.equals).toEqual([]);
  expect(leaveOutEquals([draft], [])[0]?.equals).toEqual([8]);
});
