import { describe, expect, test } from 'vitest';
import { findAbsentTiersInEntries, findAbsentTiersInServices } from './absent-tiers.ts';
import { kites as anyKites, packageNamed } from './fixture-kites.ts';

const kites = { ...anyKites, packages: ['Basic', 'Standard'].map(packageNamed) };
const swings = { ...kites, slug: 'swings', name: 'Swings', shortName: 'Swings', packages: ['Gold'].map(packageNamed) };

describe("a missing package is reported with its line in the service's own text", () => {
  const found = (...lines: string[]) =>
    findAbsentTiersInServices(
      [{ file: 'catalogue/services/kite-flying.ts', lines: ['export const text = {', ...lines] }],
      [kites, swings],
    );

  test.each(['Premium has a longer tail.', 'Gold has a longer tail.'])('%s', (line) => {
    expect(found(line)).toEqual([
      { where: 'catalogue/services/kite-flying.ts:2', reason: expect.stringContaining('there are Basic, Standard') },
    ]);
  });

  test.each(['Standard has a longer tail.', 'A premium tail.', 'Swings are Gold.', '{swings.gold.price}'])(
    'but not: %s',
    (line) => {
      expect(found(line)).toEqual([]);
    },
  );
});

describe('in entries about the service', () => {
  const entry = {
    id: 7,
    question: 'What is in the Standard package?',
    answer: 'A tail.',
    category: 'services' as const,
    alternatives: ['a standard tail'],
    tags: ['kite-flying'],
    source: 'entries/a.md:1',
  };
  const found = (given: Partial<typeof entry>) => findAbsentTiersInEntries([{ ...entry, ...given }], [kites, swings]);

  test.each([
    { answer: 'Premium has a tail.' },
    { alternatives: ['what is in premium'] },
    { alternatives: ['the gold package'] },
  ])('%o', (given) => {
    expect(found(given)).toEqual([{ where: 'knowledge/entries/a.md:1', reason: expect.stringContaining('entry 7') }]);
  });

  test.each([{}, { tags: [], answer: 'Premium.' }, { answer: 'Swings are Gold.' }])('but not: %o', (given) => {
    expect(found(given)).toEqual([]);
  });
});
