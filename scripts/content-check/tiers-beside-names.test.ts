import { expect, test } from 'vitest';
import { offeredServices } from '#catalogue/offered-services.ts';
import { findTiersBesideNames } from './tiers-beside-names.ts';

const [any] = offeredServices;
if (!any) throw new Error('At least one service is sold.');
const selling = (...names: string[]) =>
  names.map((name) => ({ tier: name.toLowerCase(), name, price: 1, delivery: null, limits: {}, inclusions: [] }));
const kites = {
  ...any.facts,
  slug: 'kite-design',
  name: 'Kite Design',
  shortName: 'Kites',
  words: { said: 'kite design', thing: 'a kite', terms: ['paper kite', 'flying kite'] as [string, string] },
  alsoCalled: ['kite drawing'],
  packages: selling('Basic', 'Standard'),
};
const swings = {
  ...kites,
  slug: 'kite-design-for-swings',
  name: 'Kite Design for Swings',
  shortName: 'Swings',
  words: { said: 'swings', thing: 'a swing', terms: ['rope swing', 'garden swing'] as [string, string] },
  alsoCalled: ['swing set'],
  packages: selling('Premium'),
};

const found = (line: string, file = 'content/posts/a.md') =>
  findTiersBesideNames([{ file, lines: ['', line] }], [kites, swings]);

test.each([
  'It comes with the Premium kite package.',
  'The Standard and Premium kites have tails.',
  'Choose the Premium package for a paper kite.',
  'We suggest Kite Design, Premium for tails.',
])('a package next to a service that lacks it is reported: %s', (line) => {
  expect(found(line)).toEqual([
    { where: 'content/posts/a.md:2', reason: "says 'Premium' of 'kite-design', where there are Basic, Standard" },
  ]);
});

test.each([
  'It comes with the Standard kite package.',
  'The Premium swing package.',
  'Premium kite design for swings is another service.',
  'Premium kiteboards, a premium kite, {kite-design.premium.price}.',
  'You fly a kite. Premium is for swings.',
])('but not: %s', (line) => {
  expect(found(line)).toEqual([]);
});

test("nor in the service's own text, which has a check of its own", () => {
  expect(found('The Premium kite package.', 'catalogue/services/kite-design.ts')).toEqual([]);
});
