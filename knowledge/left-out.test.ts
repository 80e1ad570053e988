import { expect, test } from 'vitest';
import { removedWith } from '#catalogue/left-out.ts';
import type { Draft } from './draft.ts';
import { leaveOutEquals, leaveOutOfDrafts } from './left-out.ts';

const gone = removedWith([{ slug: 'kite-flying', number: 99, to: '/services', words: ['kite flight'] }]);
const none = removedWith([]);

const draft: Draft = {
  id: 7,
  question: 'What do you sell?',
  answer: 'Logos{if kite-flying} and kites{end}.\n- Kites cost {kite-flying.from}.',
  category: 'services',
  alternatives: ['kites for {kite-flying.from}', 'what can I buy'],
  tags: ['overview'],
  equals: [8],
  source: 'entries/a.md:1',
};

test('an entry loses lines, passages and wordings that need a removed service', () => {
  expect(leaveOutOfDrafts([draft], gone)).toEqual([{ ...draft, answer: 'Logos.', alternatives: ['what can I buy'] }]);
});

test('an entry about a removed service is dropped, also as an equal', () => {
  const about = { ...draft, id: 8, answer: 'It is fun.', tags: ['kite-flying', 'overview'] };
  const marked = { ...draft, id: 9, answer: '{if kite-flying}It is fun.{end}' };
  const left = leaveOutOfDrafts([draft, about, marked], gone);
  expect(left.map(({ id }) => id)).toEqual([7]);
  expect(leaveOutEquals(left, gone)[0]?.equals).toEqual([]);
  expect(leaveOutEquals([draft], none)[0]?.equals).toEqual([8]);
});
