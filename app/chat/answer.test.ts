import { expect, test } from 'vitest';
import { noMatchMessage } from '#company/no-match.ts';
import { readAnswer } from './answer.ts';

const match = { id: 7, question: 'Q?', answer: 'A.', score: 0.9, source: 'knowledge' };

test('a match is a reply, with or without optional fields', () => {
  expect(readAnswer({ match, matches: [] })).toMatchObject({ text: 'A.', reply: { id: 7, question: 'Q?', links: [] } });
  expect(readAnswer({ match: { ...match, tables: 'x', facts: null } })?.reply).toMatchObject({ tables: [], facts: [] });
});

test('a match with only answer and score is a reply', () => {
  expect(readAnswer({ match: { answer: 'A.', score: 0.9 } })).toEqual({
    text: 'A.',
    reply: { id: 0, question: '', source: 'intent', facts: [], links: [], suggestions: [], tables: [] },
  });
  expect(readAnswer({ match: { answer: 'A.' } })?.text).toBe('A.');
  expect(readAnswer({ match: { ...match, id: {}, score: 'high', source: 'oracle' } })?.text).toBe('A.');
});

test('an invalid link, table or fact is dropped by itself', () => {
  const links = [{ label: 'Ours', url: '/contact' }, { label: 'Bad', url: 'javascript:alert(1)' }, 7];
  expect(readAnswer({ match: { ...match, links } })?.reply?.links).toEqual([{ label: 'Ours', url: '/contact' }]);
});

test.each(['//evil.example/x', '/\\evil.example', '/\\/evil.example', 'javascript:alert(1)', '\\\\evil.example'])(
  'a link to %s is dropped',
  (url) => {
    expect(readAnswer({ match: { ...match, links: [{ label: 'x', url }] } })?.reply?.links).toEqual([]);
  },
);

test('without a match, the reply is the message', () => {
  expect(readAnswer({ message: 'Sorry.', matches: [], suggestions: ['More?'] })).toMatchObject({
    text: 'Sorry.',
    reply: { suggestions: ['More?'] },
  });
});

test('without match or message, the reply is the agreed sentence', () => {
  expect(readAnswer({ matches: [] })?.text).toBe(noMatchMessage);
  expect(readAnswer({ match: null })?.text).toBe(noMatchMessage);
});

test('a response of the wrong shape is no answer', () => {
  for (const body of [null, 'x', [], 3, { match: 'x' }, { match: { id: 1 } }, { message: 5 }]) {
    expect(readAnswer(body)).toBeUndefined();
  }
});
