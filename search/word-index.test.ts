import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queryLetters } from './document.ts';
import { fixtureDocuments } from './fixture-documents.ts';
import { createWordIndex } from './word-index.ts';

const index = createWordIndex(fixtureDocuments);
const first = (query: string) => index.rank(query, 1)[0]?.document.title;

describe('the search by words', () => {
  test.each([
    ['kite design', 'Kite Design'],
    ['KITE-DESIGN!', 'Kite Design'],
    ['diamond', 'Kite Design'],
    ['kite premium', 'Kite Design, Premium'],
    ['how do i get a refund', 'Refunds and cancellation'],
    ['hour', 'Refunds and cancellation'],
  ])('finds “%s” by its words: %s', (query, title) => {
    expect(first(query)).toBe(title);
  });

  test.each([
    ['car', 'Careers'],
    ['ref', 'Refunds and cancellation'],
    ['how strings br', 'How strings break'],
  ])('finds “%s” while it is still being typed', (query, title) => {
    expect(first(query)).toBe(title);
  });

  test.each([
    ['kiet desgin', 'Kite Design'],
    ['refnds', 'Refunds and cancellation'],
    ['carreers', 'Careers'],
    ['strigns', 'How strings break'],
  ])('corrects “%s”', (query, title) => {
    expect(first(query)).toBe(title);
  });

  test.each([
    ['vacancy', 'Careers'],
    ['reimburse', 'Refunds and cancellation'],
    ['jobs', 'Careers'],
  ])('knows that “%s” means the same', (query, title) => {
    expect(first(query)).toBe(title);
  });

  test("misspellings in wordings don't count as known words", () => {
    const slips = createWordIndex([
      { kind: 'answer', title: 'May I order?', also: ['oder a desing'], text: 'Yes.' },
      { kind: 'service', title: 'Design', path: '/service/design' },
    ]);
    expect(slips.rank('desing', 1)[0]?.document.title).toBe('Design');
  });

  test('finds nothing for an empty query or nonsense', () => {
    for (const query of ['', '   ', '???', 'qqxzv', '網站']) expect(index.rank(query, 5)).toEqual([]);
  });

  test('returns known documents, best first, and at most as many as requested', () => {
    const anything = fc.string({ unit: 'grapheme', maxLength: queryLetters });
    fc.assert(
      fc.property(anything, fc.integer({ min: 0, max: 20 }), (query, limit) => {
        const found = index.rank(query, limit);
        expect(found.length).toBeLessThanOrEqual(limit);
        found.forEach(({ document, score }, place) => {
          expect(fixtureDocuments).toContain(document);
          expect(score).toBeGreaterThan(0);
          expect(score).toBeLessThanOrEqual(found[place - 1]?.score ?? 1);
        });
      }),
    );
  });
});
