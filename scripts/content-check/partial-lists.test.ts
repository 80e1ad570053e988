import { expect, test } from 'vitest';
import { kites as anyKites, packageNamed } from './fixture-kites.ts';
import { findPartialLists } from './partial-lists.ts';

const kites = { ...anyKites, packages: ['Basic', 'Standard', 'Premium'].map(packageNamed) };
const file = 'catalogue/services/kite-flying.ts';
const inService = (...lines: string[]) =>
  findPartialLists(
    [{ file, lines: ["packages: ['Basic', 'Standard']", 'export const text = {', ...lines] }],
    [],
    [kites],
  );

test.each([
  ['Basic has a tail, and Standard two.', 'names Basic and Standard, but not Premium'],
  ['It costs {kite-flying.basic.price} or {kite-flying.standard.price}.', 'names Basic and Standard, but not Premium'],
  ['Both packages come with a string.', 'speaks of 2 packages'],
])('a text that lists some of the packages is noted, with its line: %s', (line, reason) => {
  expect(inService('A kite.', line)).toEqual([{ where: `${file}:4`, reason: expect.stringContaining(reason) }]);
});

test.each([
  'Standard has two tails.',
  'Basic has a tail, Standard two and Premium three.',
  'All three packages come with a string.',
  'The packages come with a string.',
  '// Basic and Standard',
])('but not: %s', (line) => {
  expect(inService(line)).toEqual([]);
});

test('so are entries and posts about the service, and no others', () => {
  const draft = {
    id: 7,
    question: 'Which kite?',
    answer: 'Basic or Standard.',
    category: 'services' as const,
    alternatives: [],
    source: 'entries/kites.md:3',
  };
  const post = (services: string) => ({
    file: 'content/posts/a.md',
    lines: ['---', `services: [${services}]`, '---', 'Take Basic or Standard.'],
  });
  const found = (slug: string) => findPartialLists([post(slug)], [{ ...draft, tags: [slug] }], [kites]);
  expect(found('kite-flying').map(({ where }) => where)).toEqual([
    'content/posts/a.md:4',
    'knowledge/entries/kites.md:3',
  ]);
  expect(found('swings')).toEqual([]);
});
