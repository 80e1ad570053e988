import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatTexts } from './chat-texts.ts';
import { greeting } from './conversation.ts';
import type { Message } from './message.ts';
import { parseDraft, parseMessages } from './storage.ts';

const hello = greeting(1_000);
const question: Message = { id: 5, text: 'Hi', sender: 'user', timestamp: '2026-01-01T10:00:00.000Z' };

test('what was stored comes back', () => {
  expect(parseMessages(JSON.stringify([hello, question]))).toEqual([hello, question]);
});

test('anything else in the storage is nothing', () => {
  for (const stored of [null, '', '{', 'null', '{}', '"x"', '[1,null,{}]', '[[[]]]']) {
    expect(parseMessages(stored)).toEqual([]);
  }
  fc.assert(
    fc.property(fc.json(), (stored) => {
      expect(parseMessages(stored)).toBeInstanceOf(Array);
    }),
  );
});

test('an invalid record affects only itself', () => {
  const bad = [
    { ...question, id: 'x' },
    { ...question, id: -1 },
    { ...question, sender: 'admin' },
    { ...question, timestamp: 'yesterday' },
    { ...question, text: 7 },
  ];
  expect(parseMessages(JSON.stringify([hello, ...bad, question]))).toEqual([hello, question]);
});

test('a list without a greeting gets one, and records are sorted', () => {
  const later = { ...question, id: 9 };
  const messages = parseMessages(JSON.stringify([later, question, question]));
  expect(messages.map(({ id }) => id)).toEqual([0, 5, 9]);
  expect(messages[0]?.text).toBe(chatTexts.greeting);
});

test('invalid links are dropped, the reply stays', () => {
  const reply = { id: 1, links: [{ label: 'x', url: 'javascript:alert(1)' }], tables: 'x', suggestions: ['Next?'] };
  const [, message] = parseMessages(JSON.stringify([hello, { ...question, sender: 'bot', reply }]));
  expect(message?.reply).toMatchObject({ id: 1, links: [], tables: [], suggestions: ['Next?'] });
});

test('a draft is a text of sensible length', () => {
  expect(parseDraft('Hello')).toBe('Hello');
  expect(parseDraft(null)).toBe('');
  expect(parseDraft('x'.repeat(200_000))).toBe('');
});
