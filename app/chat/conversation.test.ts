import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatTexts } from './chat-texts.ts';
import { type Change, type Conversation, canAsk, changed, isUnanswered, newConversation } from './conversation.ts';
import { longestHistory } from './merge-messages.ts';

const start = newConversation(1_000);

function after(...changes: Change[]): Conversation {
  return changes.reduce(changed, start);
}

test('a conversation begins with the greeting alone', () => {
  expect(start.messages.map(({ text, sender }) => [text, sender])).toEqual([[chatTexts.greeting, 'bot']]);
});

test('asking adds the question, clears the field and waits', () => {
  const state = after({ type: 'draft', text: ' Hi ' }, { type: 'ask', text: ' Hi ', now: 2_000 });
  expect(state.messages.at(-1)).toEqual({
    id: 2_000,
    text: 'Hi',
    sender: 'user',
    timestamp: '1970-01-01T00:00:02.000Z',
  });
  expect(state.draft).toBe('');
  expect(state.pending).toBe(1);
  expect(isUnanswered(state)).toBe(true);
});

test('blank questions and questions while waiting are ignored', () => {
  expect(after({ type: 'ask', text: ' \n\t', now: 1 })).toBe(start);
  const waiting = after({ type: 'ask', text: 'One', now: 1 });
  expect(changed(waiting, { type: 'ask', text: 'Two', now: 2 })).toBe(waiting);
  expect(canAsk(waiting, 'Two')).toBe(false);
});

test('a reply ends waiting', () => {
  const state = after({ type: 'ask', text: 'One', now: 1 }, { type: 'reply', request: 1, text: 'Yes', now: 2 });
  expect(state.messages.map(({ text }) => text).slice(1)).toEqual(['One', 'Yes']);
  expect(state.pending).toBeNull();
});

test('a reply after clearing, or to an older question, is dropped', () => {
  const cleared = after({ type: 'ask', text: 'One', now: 1 }, { type: 'clear', now: 2 });
  const late = { type: 'reply', request: 1, text: 'Late', now: 3 } as const;
  expect(changed(cleared, late)).toBe(cleared);
  const newer = changed(cleared, { type: 'ask', text: 'Two', now: 4 });
  expect(changed(newer, late)).toBe(newer);
});

test('clearing leaves the greeting, an empty field and nothing to wait for', () => {
  const state = after({ type: 'ask', text: 'One', now: 5 }, { type: 'draft', text: 'x' }, { type: 'clear', now: 6 });
  expect(state.messages.map(({ text }) => text)).toEqual([chatTexts.greeting]);
  expect(state).toMatchObject({ draft: '', pending: null });
});

test('clearing in another tab ends waiting in this one', () => {
  const waiting = after({ type: 'ask', text: 'One', now: 5 });
  const elsewhere = changed(waiting, { type: 'clear', now: 9 });
  const state = changed(waiting, { type: 'other tab', messages: elsewhere.messages });
  expect(state.messages).toEqual(elsewhere.messages);
  expect(state.pending).toBeNull();
});

test('only an unanswered question can be asked again', () => {
  expect(after({ type: 'ask again' })).toBe(start);
  const restored = { ...after({ type: 'ask', text: 'One', now: 5 }), pending: null };
  expect(changed(restored, { type: 'ask again' }).pending).toBe(2);
});

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ type: fc.constant('ask' as const), text: fc.string(), now: fc.nat() }),
  fc.record({ type: fc.constant('reply' as const), request: fc.nat(20), text: fc.string(), now: fc.nat() }),
  fc.record({ type: fc.constant('clear' as const), now: fc.nat() }),
  fc.record({ type: fc.constant('draft' as const), text: fc.string() }),
  fc.constant({ type: 'ask again' as const }),
);

test('after any events, ids increase, the greeting is first and the history is bounded', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 80 }), (changes) => {
      const { messages } = after(...changes);
      const ids = messages.map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)].sort((left, right) => left - right));
      expect(messages[0]?.text).toBe(chatTexts.greeting);
      expect(messages.length).toBeLessThanOrEqual(longestHistory);
    }),
  );
});
