import { expect, test } from 'vitest';
import { checkDrafts } from '../check/check-drafts.ts';
import { noticeEntries } from './notices.ts';

const closed = {
  text: 'We are closed for two days from 24 December.',
  questions: ['Are you open at Christmas?', 'open'],
};

test('a notice answers its own questions with its text, and no others', () => {
  const [entry, ...others] = noticeEntries([{ text: 'We have moved.', questions: [] }, closed]);
  expect(entry).toMatchObject({ question: 'Are you open at Christmas?', alternatives: ['open'], answer: closed.text });
  expect(others).toEqual([]);
});

test('it is temporary, so it may say what permanent answers may not', () => {
  const [entry] = noticeEntries([closed]);
  if (!entry) throw new Error('There is no entry');
  expect(checkDrafts([entry])).toEqual([]);
  expect(checkDrafts([{ ...entry, id: 1 }])).not.toEqual([]);
});
