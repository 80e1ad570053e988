import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { titleParts } from './title-parts.ts';

describe('marks in a title', () => {
  test('put together give the title again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, query) => {
        const parts = titleParts(title, query);
        expect(parts.map(({ text }) => text).join('')).toBe(title);
      }),
    );
  });

  test('cover what was typed', () => {
    expect(titleParts('Logo Design', 'des')).toEqual([
      { text: 'Logo', hit: false },
      { text: ' ', hit: false },
      { text: 'Des', hit: true },
      { text: 'ign', hit: false },
    ]);
  });

  test('cover other forms of a word, but no fillers', () => {
    const marked = (title: string, query: string) =>
      titleParts(title, query)
        .filter(({ hit }) => hit)
        .map(({ text }) => text);
    expect(marked('Do you give refunds?', 'how do i get a refund')).toEqual(['refund']);
    expect(marked('Is this price fixed?', 'prices')).toEqual(['price']);
  });
});
