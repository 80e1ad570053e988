import { describe, expect, test } from 'vitest';
import { chatHistory, type Reply } from './contract.ts';
import { initialState } from './dialogue/state.ts';
import { readingOf } from './fixture-reading.ts';
import { fixtureShop } from './fixture-shop.ts';
import { insteadOf, isSameText } from './repeated-reply.ts';

const { catalogue } = fixtureShop();

describe('the same text', () => {
  test('is the same with or without an apology', () => {
    expect(isSameText('Sorry, I missed that. A kite costs $100.', 'A kite costs $100.')).toBe(true);
    expect(isSameText('A kite costs $100.', 'A tail costs $20.')).toBe(false);
    expect(isSameText('A kite costs $100.', '')).toBe(false);
  });

  test('is recognized by the beginning that the history holds', () => {
    const long = 'A kite. '.repeat(200);
    expect(isSameText(long, long.slice(0, chatHistory.letters))).toBe(true);
    expect(isSameText(long, long.slice(0, 80))).toBe(false);
  });
});

describe('instead of the same text', () => {
  const prices: Reply = {
    ...{ id: 'catalogue-kite', question: '', answer: 'A kite costs $100.', score: 1, source: 'catalogue' },
    ...{ facts: [], links: [], suggestions: [], tables: [], basis: 'Kite Building' },
  };
  const entry = { id: 7, question: 'Why silk?', answer: 'It is light.' };
  const segmentNear = (score: number) => ({
    text: 'but why silk',
    reading: readingOf({ entries: [{ entry, score, certainty: 0.1, lead: 0 }] }),
    acts: undefined,
    before: initialState,
    state: initialState,
    next: initialState,
    decision: { about: 'catalogue' as const },
  });

  test('comes the entry that is close', () => {
    expect(insteadOf(prices, [segmentNear(0.6)], prices.answer, catalogue).answer).toBe('It is light.');
  });

  test('or a question back, and the second time a person', () => {
    const asked = insteadOf(prices, [segmentNear(0.2)], prices.answer, catalogue).answer;
    expect(asked).toMatch(/^Sorry, I missed that\. I took it that this is about Kite Building\. Which/);
    expect(insteadOf(prices, [segmentNear(0.2)], asked, catalogue).answer).toContain('A person can help');
  });
});
