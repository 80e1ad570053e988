import { expect, test } from 'vitest';
import { offeredServices } from '#catalogue/offered-services.ts';
import type { ServiceFacts } from '#catalogue/service.ts';
import { findPartialCategories } from './partial-categories.ts';

const [any] = offeredServices;
if (!any) throw new Error('At least one service is sold.');
const service = (slug: string, said: string): ServiceFacts => ({
  ...any.facts,
  slug,
  name: said.toUpperCase(),
  shortName: said.toUpperCase(),
  words: { said, thing: `a ${said}`, terms: [said, `${said} making`] },
});
const swings = service('swing-building', 'swing');
const others = [service('kite-flying', 'kite'), service('tent-making', 'tent'), service('rope-walking', 'rope')];
const file = 'content/pages/toys.ts';
const inPage = (line: string) => findPartialCategories([{ file, lines: ['Toys.', line] }], [], swings, others);

test.each(['We make kites and tents.', 'A kite costs {kite-flying.basic.price}, a tent more.'])(
  'a text that lists a category without the service is noted, with its line: %s',
  (line) => {
    expect(inPage(line)).toEqual([{ where: `${file}:2`, reason: expect.stringContaining("not 'swing-building'") }]);
  },
);

test.each(['We make kites, tents and swings.', 'We make kites.', '// Kites and tents', 'Kiteboards and tentacles.'])(
  'but not: %s',
  (line) => {
    expect(inPage(line)).toEqual([]);
  },
);

test('so is an entry', () => {
  const entry = { id: 7, question: 'What do you make?', category: 'services' as const, alternatives: [], tags: [] };
  const draft = { ...entry, answer: 'Ropes and tents.', source: 'entries/toys.md:3' };
  expect(findPartialCategories([], [draft], swings, others).map(({ where }) => where)).toEqual([
    'knowledge/entries/toys.md:3',
  ]);
});
