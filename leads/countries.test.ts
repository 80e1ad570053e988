import { expect, test } from 'vitest';
import { countryCodes, countryName, isCountryCode } from './countries.ts';

test('every country is listed once, with a name, in the order of the names', () => {
  const names = countryCodes.map(countryName);
  expect(new Set(countryCodes).size).toBe(countryCodes.length);
  expect(names).not.toContainEqual(expect.stringMatching(/^[A-Z]{2}$/));
  expect(names).toEqual(names.toSorted(new Intl.Collator('en-GB').compare));
});

test('codes are recognized', () => {
  expect(isCountryCode('PK')).toBe(true);
  expect(['pk', 'ZZ', '', 'toString'].some(isCountryCode)).toBe(false);
});
