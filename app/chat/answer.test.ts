import { expect, test } from 'vitest';
import { noMatchMessage } from '#company/chat.ts';
import { readAnswer } from './answer.ts';

const match = { id: 7, question: 'Q?', answer: 'A.', score: 0.9, source: 'knowledge' };

test('a match is a reply, whatever else it brings or lacks', () => {
  expect(readAnswer({ match, matches: [] })).toMatchObject({ text: 'A.', reply: { id: 7, question: 'Q?', links: [] } });
  expect(readAnswer({ match: { ...match, tables: 'x', facts: null } })?.reply).toMatchObject({ tables: [], facts: [] });
});

test('without a match the message is the reply', () => {
  expect(readAnswer({ message: 'Sorry.', matches: [], suggestions: ['More?'] })).toMatchObject({
    text: 'Sorry.',
    reply: { suggestions: ['More?'] },
  });
});

test('without match and message the agreed sentence is the reply', () => {
  expect(readAnswer({ matches: [] })?.text).toBe(noMatchMessage);
  expect(readAnswer({ match: null })?.text).toBe(noMatchMessage);
});

test('an answer that is not what was agreed is no answer', () => {
  for (const body of [null, 'x', [], 3, { match: 'x' }, { match: { id: 1 } }, { message: 5 }]) {
    expect(readAnswer(body)).toBeUndefined();
  }
});
