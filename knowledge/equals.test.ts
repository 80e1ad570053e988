import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalsById } from './equals.ts';
import { allEntries } from './index.ts';

test('equality is symmetric and transitive', () => {
  const found = equalsById([{ id: 1, equals: [2] }, { id: 2 }, { id: 3, equals: [2] }, { id: 4 }]);
  expect(Object.fromEntries(found)).toEqual({ 1: [2, 3], 2: [1, 3], 3: [1, 2] });
});

test('the order in which entries are read makes no difference', () => {
  const id = fc.integer({ min: 1, max: 8 });
  const stated = fc.array(fc.record({ id, equals: fc.array(id, { maxLength: 3 }) }), { maxLength: 10 });
  fc.assert(
    fc.property(stated, (entries) => {
      const backwards = equalsById(entries.toReversed());
      for (const [one, others] of equalsById(entries)) expect(backwards.get(one)).toEqual(others);
    }),
  );
});

test('every finished entry names its equals, never itself and none that is missing', () => {
  const ids = new Set(allEntries().map((entry) => entry.id));
  const equals = new Map(allEntries().map((entry) => [entry.id, entry.equals]));
  for (const [id, others] of equals) {
    for (const other of others) {
      expect(other).not.toBe(id);
      expect(ids).toContain(other);
      expect(equals.get(other)).toContain(id);
    }
  }
});
