import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyItems } from '#catalogue/fixture-packages.ts';
import { writeChoice } from '#catalogue/quote-address.ts';
import { readChoice } from './choice.ts';

function read(query: string) {
  return readChoice(new URLSearchParams(query));
}

describe('a selection in the URL', () => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(anyItems, fc.boolean(), (items, discount) => {
        fc.pre(items.length > 0);
        expect(read(writeChoice({ items, discount }))).toEqual({
          choice: { items, discount },
          problems: [],
          fromForm: false,
        });
      }),
    );
  });

  test('is readable', () => {
    const items = [{ slug: 'kite-building', tier: 'large', quantity: 1 }] as const;
    expect(writeChoice({ items, discount: true })).toBe('item=kite-building.large.1&discount=1');
  });

  test('reading any query succeeds and reports what was left out', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (values) => {
        const query = new URLSearchParams(values.map((value) => ['item', value]));
        const found = readChoice(query);
        expect((found?.choice.items.length ?? 0) + (found?.problems.length ?? 0)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('a query without estimate fields is no estimate', () => {
    expect(read('utm_source=letter')).toBeUndefined();
    expect(read('')).toBeUndefined();
  });

  test('a number that is too large is clamped, with a note', () => {
    const found = read('item=kite-building.small.1000');
    expect(found?.choice.items).toEqual([{ slug: 'kite-building', tier: 'small', quantity: 99 }]);
    expect(found?.problems).toHaveLength(1);
  });
});

describe('a selection from the form without scripts', () => {
  test('chooses the package that covers the pages needed', () => {
    const found = read('service=kite-building&tier=small&need=12&quantity=1');
    expect(found?.choice.items[0]?.tier).toBe('large');
    expect(found?.fromForm).toBe(true);
  });

  test('adds a service with its first package', () => {
    expect(read('add=kite-building')?.choice.items).toEqual([{ slug: 'kite-building', tier: 'small', quantity: 1 }]);
  });

  test('removes the line whose button was pressed', () => {
    const rows = 'service=kite-building&tier=small&need=&quantity=1&service=wind-ads&tier=monthly&need=&quantity=1';
    expect(read(`${rows}&remove=0`)?.choice.items.map(({ slug }) => slug)).toEqual(['wind-ads']);
  });

  test('says so when no package is large enough', () => {
    const found = read('service=sky-tales&tier=500-words&need=8000&quantity=1');
    expect(found?.problems[0]).toContain('8,000 words');
    expect(found?.choice.items[0]?.tier).toBe('500-words');
  });
});
