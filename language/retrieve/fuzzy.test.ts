import { describe, expect, test } from 'vitest';
import { fuzzySearch } from './fuzzy.ts';

const items = [
  { question: 'How much does a logo cost?', answer: 'A logo starts at a fair price.' },
  { question: 'Do you offer refunds?', answer: 'Yes, within one hour of ordering.' },
  ...Array.from({ length: 8 }, (_, index) => ({
    question: `How much does a banner cost, ${index}?`,
    answer: 'See the list.',
  })),
];

describe('the fuzzy search', () => {
  test('lists five at most, best first, none below 0.3', () => {
    const found = fuzzySearch('how much does a logo cost', items);
    expect(found).toHaveLength(5);
    expect(found[0]?.item.question).toBe('How much does a logo cost?');
    for (const { score } of found) expect(score).toBeGreaterThanOrEqual(0.3);
    expect(fuzzySearch('xyzzy plugh', items)).toEqual([]);
  });

  test('an answer that holds the whole query scores at least 0.9', () => {
    expect(fuzzySearch('one hour of ordering', items)[0]?.score).toBeGreaterThanOrEqual(0.9);
  });

  test('words of fewer than three letters say nothing', () => {
    const both = [
      { question: 'is it on', answer: 'a b c' },
      { question: 'logo', answer: 'd e f' },
    ];
    expect(fuzzySearch('is it on a logo', both, { threshold: 0.5 })[0]?.item.question).toBe('logo');
  });

  test('it can be limited to one key', () => {
    expect(fuzzySearch('one hour of ordering', items, { keys: ['question'], threshold: 0.5 })).toEqual([]);
  });

  test('an empty query finds nothing', () => {
    expect(fuzzySearch('   ', items)).toEqual([]);
  });
});
