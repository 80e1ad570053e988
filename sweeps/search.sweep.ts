import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadSearches } from '../bench/load-searches.ts';
import { readQueries, scoreQueries } from '../bench/search-queries.ts';

/** The results of `npm run bench -- search`, less a margin, because entries are edited often. */
const floors = { server: 0.95, browser: 0.87 } as const;
const maxIndexBytes = 60 * 1024;

const queries = readQueries();
const searches = await loadSearches();

test.skipIf(queries.length === 0).each(['server', 'browser'] as const)(
  'the search of the %s has the right result in its top three',
  async (where) => {
    const { found, missed } = await scoreQueries(queries, searches[where]);
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(found, missed.map(({ query }) => query.query).join(', ')).toBeGreaterThanOrEqual(floors[where]);
  },
);

test.each(['qqxzv', '💥💥💥', '???', '網站'])('nothing is found for "%s"', async (query) => {
  expect(await searches.server(query)).toEqual([]);
  expect(await searches.browser(query)).toEqual([]);
});

test('the index that browsers load weighs at most 60 KB', () => {
  expect(statSync('build/client/search.json.br').size).toBeLessThanOrEqual(maxIndexBytes);
});
