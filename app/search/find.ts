import { queryLetters, type SearchResult } from '#search/document.ts';
import type { LocalSearch } from './local-search.ts';

const endpoint = '/api/search';
/** The timeout after which the browser searches itself. */
const timeoutMs = 2_500;

export interface Found {
  query: string;
  results: readonly SearchResult[];
  /** The source: local answers have no text. */
  source: 'server' | 'here';
}

let local: Promise<LocalSearch> | undefined;
/** A server that didn't respond isn't asked again until the search is next opened. */
let serverAway = false;

/** Once per visit; a failed attempt is retried the next time. */
function localSearch(): Promise<LocalSearch> {
  local ??= import('./local-search.ts')
    .then(({ loadLocalSearch }) => loadLocalSearch())
    .catch((error) => {
      local = undefined;
      throw error;
    });
  return local;
}

/** The index is loaded in advance in case the server goes down, but not with data saver. */
export function prepareLocalSearch(): void {
  localSearch().catch(() => undefined);
}

export function trustServerAgain(): void {
  serverAway = false;
}

function isResult(value: unknown): value is SearchResult {
  return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';
}

async function askServer(query: string, signal: AbortSignal): Promise<SearchResult[] | undefined> {
  const timeout = new AbortController();
  const limit = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const response = await fetch(`${endpoint}?${new URLSearchParams({ q: query })}`, {
      signal: AbortSignal.any([signal, timeout.signal]),
    });
    if (!response.ok) return undefined;
    const { results }: { results?: unknown } = await response.json();
    return Array.isArray(results) ? results.filter(isResult) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(limit);
  }
}

/** Queries the server; if it doesn't respond in time or correctly, searches the browser's own index. */
export async function find(text: string, signal: AbortSignal): Promise<Found> {
  const query = text.slice(0, queryLetters);
  if (!serverAway) {
    const results = await askServer(query, signal);
    if (results) return { query: text, results, source: 'server' };
    signal.throwIfAborted();
    serverAway = true;
  }
  const search = await localSearch();
  return { query: text, results: search(query), source: 'here' };
}
