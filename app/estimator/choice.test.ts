import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyItems } from '#catalogue/fixture-packages.ts';
import { writeChoice } from '#catalogue/quote-address.ts';
import { readChoice } from './choice.ts';

function read(query: string) {
  return readChoice(new URLSearchParams(query));
}

describe('a choice in the address', () => {
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
    const items = [{ slug: 'website-development', tier: 'standard', quantity: 1 }] as const;
    expect(writeChoice({ items, discount: true })).toBe('item=website-development.standard.1&discount=1');
  });

  test('whatever stands there, reading it never fails and says what it left out', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (values) => {
        const query = new URLSearchParams(values.map((value) => ['item', value]));
        const found = readChoice(query);
        expect((found?.choice.items.length ?? 0) + (found?.problems.length ?? 0)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('no estimate is asked for by an address that does not mention one', () => {
    expect(read('utm_source=letter')).toBeUndefined();
    expect(read('')).toBeUndefined();
  });

  test('too large a number is brought back within bounds, with a note', () => {
    const found = read('item=logo-design.basic.1000');
    expect(found?.choice.items).toEqual([{ slug: 'logo-design', tier: 'basic', quantity: 99 }]);
    expect(found?.problems).toHaveLength(1);
  });
});

describe('a choice from the plain form', () => {
  test('takes the package that holds the pages that are needed', () => {
    const found = read('service=website-development&tier=basic&need=12&quantity=1');
    expect(found?.choice.items[0]?.tier).toBe('standard');
    expect(found?.fromForm).toBe(true);
  });

  test('adds a service with its first package', () => {
    expect(read('add=logo-design')?.choice.items).toEqual([{ slug: 'logo-design', tier: 'basic', quantity: 1 }]);
  });

  test('removes the line whose button was pressed', () => {
    const rows = 'service=logo-design&tier=basic&need=&quantity=1&service=google-ads&tier=basic&need=&quantity=1';
    expect(read(`${rows}&remove=0`)?.choice.items.map(({ slug }) => slug)).toEqual(['google-ads']);
  });

  test('says so when no package is large enough', () => {
    const found = read('service=website-development&tier=basic&need=80&quantity=1');
    expect(found?.problems[0]).toContain('80 pages');
    expect(found?.choice.items[0]?.tier).toBe('basic');
  });
});
