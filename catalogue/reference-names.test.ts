import { expect, test } from 'vitest';
import { madeUpCatalogue } from './fixture-catalogue.ts';
import { referenceNames } from './reference-names.ts';
import { resolveReference } from './references.ts';

test('every reference has a value; facts, services and packages are among them', () => {
  const names = referenceNames(madeUpCatalogue);
  expect(names.filter((name) => resolveReference(name, madeUpCatalogue) === undefined)).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['company.name', 'kite-building.from', 'kite-building.small.price']));
  expect(new Set(names).size).toBe(names.length);
});
