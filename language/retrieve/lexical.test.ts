import { describe, expect, test } from 'vitest';
import { fallbackThreshold } from '#assistant/thresholds.ts';
import { createLexicalIndex } from './lexical.ts';

const index = createLexicalIndex([
  { id: 1, question: 'Can you migrate my website to another host?', answer: 'Yes, we move files, database and mail.' },
  {
    id: 2,
    question: 'Which payment methods do you accept?',
    answer: 'Cards and bank transfer.',
    alternatives: ['paypal ok?'],
  },
  { id: 2, question: 'Do you write in other languages?', answer: 'We write in English.' },
  { id: 'a', question: 'Is my site backed up?', answer: 'Maintenance includes backups.' },
]);

describe('the search by words', () => {
  test('finds a question put in other words', () => {
    expect(index.search('i hate my hosting company, could you transfer everything', 3)[0]?.item.id).toBe(1);
  });

  test('reads alternatives, and entries that share an id stay apart', () => {
    expect(index.search('is paypal ok', 3)[0]?.item.question).toContain('payment');
    expect(index.search('other languages', 3)[0]?.item.question).toContain('languages');
  });

  test('right questions score above the threshold, off-topic ones below', () => {
    expect(index.search('which payment methods do you accept', 1)[0]?.score).toBeGreaterThan(0.9);
    for (const query of ['my cat is not eating', 'who won the final', 'capital of mongolia'])
      expect(index.search(query, 1)[0]?.score ?? 0).toBeLessThan(fallbackThreshold);
  });

  test('nothing asked finds nothing', () => {
    expect(index.search('', 3)).toEqual([]);
    expect(index.search('??', 3)).toEqual([]);
  });
});
