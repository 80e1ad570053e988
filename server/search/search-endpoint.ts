import { z } from 'zod';
import type { Search } from '#search/create-search.ts';
import { queryLetters } from '#search/document.ts';
import { apiError, type Endpoint, tooMany } from '../api.ts';
import type { ClientLimit } from '../client-limit.ts';

export interface SearchEndpointOptions {
  maySearch: ClientLimit;
  search: Search;
}

export const searchQuery = z
  .string('q is missing; send a search term: /api/search?q=prices')
  .max(queryLetters, `q has more than ${queryLetters} characters`)
  .refine((query) => query.trim() !== '', 'q is empty; send a search term: /api/search?q=prices');

/** The same query is repeated while someone types, deletes and goes back; results change only with a build. */
const cacheControl = 'private, max-age=300';

/** GET /api/search?q=: everything visitors can read that matches, best first. */
export function createSearchEndpoint({ maySearch, search }: SearchEndpointOptions): Endpoint {
  async function handle({ request, clientKey }: Parameters<Endpoint['handle']>[0]): Promise<Response> {
    const permission = await maySearch(clientKey);
    if (!permission.allowed) return tooMany('Too many searches', permission);
    const query = searchQuery.safeParse(new URL(request.url).searchParams.get('q') ?? undefined);
    if (!query.success) return apiError(400, query.error.issues[0]?.message ?? 'q must be text.');
    return Response.json({ results: await search(query.data) }, { headers: { 'cache-control': cacheControl } });
  }

  return { method: 'GET', path: '/search', handle };
}
