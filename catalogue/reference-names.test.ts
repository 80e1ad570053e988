import { expect, test } from 'vitest';
import { referenceNames } from './reference-names.ts';
import { resolveReference } from './references.ts';

test('every name has a value, and facts, services and packages are among them', () => {
  const names = referenceNames();
  expect(names.filter((name) => resolveReference(name) === undefined)).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['company.name', 'logo-design.from', 'logo-design.basic.price']));
  expect(new Set(names).size).toBe(names.length);
});
