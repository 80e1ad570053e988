import path from 'node:path';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { expressionsBuiltBy } from './expressions-built-by.ts';
import { expressionsIn } from './expressions-in.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Code that reads visitors' input. */
const forVisitors = expressionsIn(root, ['language', 'assistant', 'search', 'server', 'leads', 'app']);
/** Code that reads what staff publish. */
const forStaff = expressionsIn(root, ['publishing', 'knowledge', 'catalogue', 'content', 'scripts/content-check']);
const every = { Move: true, Self: true, Trade: true };

/** What to repeat to make the time grow faster than the text; undefined if nothing does. */
function superLinear({ source, flags }: { source: string; flags: string }): string[] {
  const { reports } = analyse({ source, flags }, { reportTypes: every });
  return reports.map(({ type, character }) => `${type} of ${JSON.stringify(character.pick)} in /${source}/${flags}`);
}

test('the check finds expressions with quadratic run time', () => {
  expect(superLinear(/^([^a]*)(.*?)([^a]*)$/)).not.toEqual([]);
  expect(superLinear(/[^@]+@/)).not.toEqual([]);
  expect(superLinear(/(?<![^@])[^@]+@/)).toEqual([]);
});

test('every expression runs in linear time', () => {
  const literals = [...forVisitors.literals, ...forStaff.literals];
  expect(literals.length).toBeGreaterThan(500);
  expect(literals.flatMap((one) => superLinear(one).map((report) => `${one.place}: ${report}`))).toEqual([]);
});

test('so does every expression built from strings', async () => {
  const reports: string[] = [];
  for (const file of [...forVisitors.builders, ...forStaff.builders]) {
    const built = await expressionsBuiltBy(path.join(root, file));
    // An expression that is built only when a function is called wouldn't be checked. Those for staff are built from
    // their own words.
    if (built.length === 0 && forVisitors.builders.includes(file))
      reports.push(`${file}: build the expression where the file is loaded`);
    reports.push(...built.flatMap((one) => superLinear(one).map((report) => `${file}: ${report}`)));
  }
  expect(reports).toEqual([]);
});
