import { expect, test } from 'vitest';
import { countedPackages, standsForOthers } from './package-wording.ts';

const packages = ['Basic', 'Standard', '500 words'];

test.each([
  'Everything in the package before',
  'everything in Basic',
  'All of the previous tier',
  'All from Standard, and',
  'The same as 500 words',
  'Includes everything above',
])("'%s' stands for the lines of another package", (line) => {
  expect(standsForOthers(line, packages)).toBe(true);
});

test.each([
  'Everything handed over as source files',
  'All of your pages',
  'Basic retouching',
  'Standard delivery',
  'Source files',
  'Same-day reply',
])("'%s' is a line of its own", (line) => {
  expect(standsForOthers(line, packages)).toBe(false);
});

test('counts of packages are found', () => {
  expect(countedPackages.exec('Four packages, from $10.')?.[0]).toBe('Four packages');
  expect(countedPackages.test('Every package has it.')).toBe(false);
});
