import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serviceNames } from '#catalogue/service-names.ts';
import { rank, titleParts } from './rank.ts';
import { searchIndex } from './search-index.ts';

const entries = searchIndex();
const first = (query: string) => rank(entries, query, 5)[0]?.path;

describe('the search', () => {
  test.each(Object.entries(serviceNames))('finds %s first by its name', (slug, { name }) => {
    expect(first(name)).toBe(`/service/${slug}`);
  });

  test.each([
    ['logo', '/service/logo-design'],
    ['lgoo desing', '/service/logo-design'],
    ['wordpres', '/service/wordpress-development'],
    ['chatbot', '/service/ai-chatbot-development'],
    ['web design', '/service/website-design'],
    ['how much is a logo', '/service/logo-design'],
    ['contact', '/contact'],
    ['portfolio', '/portfolio'],
  ])('answers “%s” with %s', (query, path) => {
    expect(first(query)).toBe(path);
  });

  test('finds posts and questions too', () => {
    const kinds = new Set(rank(entries, 'website', 100).map(({ kind }) => kind));
    expect(kinds).toContain('post');
    expect(kinds).toContain('question');
  });

  test('finds nothing for nothing, and nothing for nonsense', () => {
    expect(rank(entries, '   ', 5)).toEqual([]);
    expect(rank(entries, 'qqxzv', 5)).toEqual([]);
  });

  test('whatever is typed, it returns entries it was given and no more than asked for', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 20 }), (query, limit) => {
        const found = rank(entries, query, limit);
        expect(found.length).toBeLessThanOrEqual(limit);
        for (const entry of found) expect(entries).toContain(entry);
      }),
    );
  });
});

describe('marks in a title', () => {
  test('put together give the title again', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (title, query) => {
        const parts = titleParts(title, query);
        expect(parts.map(({ text }) => text).join('')).toBe(title);
      }),
    );
  });

  test('stand on what was typed', () => {
    expect(titleParts('Logo Design', 'des')).toEqual([
      { text: 'Logo', hit: false },
      { text: ' ', hit: false },
      { text: 'Des', hit: true },
      { text: 'ign', hit: false },
    ]);
  });
});
