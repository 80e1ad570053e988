import path from 'node:path';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { expressionsBuiltBy } from './expressions-built-by.ts';
import { expressionsIn } from './expressions-in.ts';

const root = path.resolve(import.meta.dirname, '..');
/** What reads the words of visitors. */
const forVisitors = expressionsIn(root, ['language', 'assistant', 'search', 'server', 'leads', 'app']);
/** What reads the words of staff, as they publish them. */
const forStaff = expressionsIn(root, ['publishing', 'knowledge', 'catalogue', 'content', 'scripts/content-check']);
const every = { Move: true, Self: true, Trade: true };

/** What to repeat so that the time grows faster than the text; nothing where it doesn't. */
function superLinear({ source, flags }: { source: string; flags: string }): string[] {
  const { reports } = analyse({ source, flags }, { reportTypes: every });
  return reports.map(({ type, character }) => `${type} of ${JSON.stringify(character.pick)} in /${source}/${flags}`);
}

test('the check finds what takes the square of a text', () => {
  expect(superLinear(/^([^a]*)(.*?)([^a]*)$/)).not.toEqual([]);
  expect(superLinear(/[^@]+@/)).not.toEqual([]);
  expect(superLinear(/(?<![^@])[^@]+@/)).toEqual([]);
});

test('no expression takes more time than in proportion to the text', () => {
  const literals = [...forVisitors.literals, ...forStaff.literals];
  expect(literals.length).toBeGreaterThan(500);
  expect(literals.flatMap((one) => superLinear(one).map((report) => `${one.place}: ${report}`))).toEqual([]);
});

test('nor does one that is built from strings', async () => {
  const reports: string[] = [];
  for (const file of [...forVisitors.builders, ...forStaff.builders]) {
    const built = await expressionsBuiltBy(path.join(root, file));
    // One that is built only when a function is called would not be looked at. Those for staff are made of their own words.
    if (built.length === 0 && forVisitors.builders.includes(file))
      reports.push(`${file}: build the expression where the file is loaded`);
    reports.push(...built.flatMap((one) => superLinear(one).map((report) => `${file}: ${report}`)));
  }
  expect(reports).toEqual([]);
});
