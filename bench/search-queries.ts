import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { SearchResult } from '#search/document.ts';
import { readJsonLines } from '../scripts/json-lines.ts';

const schema = z.object({
  kind: z.string(),
  query: z.string(),
  /** The result a visitor with this query wants; a page stands for all its sections. */
  paths: z.array(z.string().startsWith('/')),
  /** Or a result whose title or text contains this. */
  says: z.string().optional(),
});

export type SearchQuery = z.infer<typeof schema>;

/** How many top results count. */
export const countedResults = 3;

const file = path.join(import.meta.dirname, 'search/queries.jsonl');

/**
 * Written before anything ranked them: what visitors would type, and what they would want. They are the first agency's;
 * another one may have none.
 */
export function readQueries(): SearchQuery[] {
  return existsSync(file) ? readJsonLines(file).map((line) => schema.parse(line)) : [];
}

export function isRight({ paths, says }: SearchQuery, { path = '', title, answer = '' }: SearchResult): boolean {
  const [page] = path.split('#');
  if (paths.some((wanted) => path === wanted || page === wanted)) return true;
  return says !== undefined && new RegExp(says, 'i').test(`${title}\n${answer}`);
}

/** The queries without a right result among the top ones, and how many have it first. */
export async function scoreQueries(
  queries: readonly SearchQuery[],
  search: (query: string) => Promise<SearchResult[]>,
) {
  const missed: { query: SearchQuery; first: SearchResult[] }[] = [];
  let onTop = 0;
  for (const query of queries) {
    const first = (await search(query.query)).slice(0, countedResults);
    if (first[0] && isRight(query, first[0])) onTop += 1;
    if (!first.some((result) => isRight(query, result))) missed.push({ query, first });
  }
  return { missed, found: 1 - missed.length / queries.length, onTop: onTop / queries.length };
}
