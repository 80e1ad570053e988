import { queryLetters, type SearchResult } from '#search/document.ts';
import type { LocalSearch } from './local-search.ts';

const endpoint = '/api/search';
/** After this the visitor has waited long enough: the browser searches by itself. */
const patienceMs = 2_500;

export interface Found {
  query: string;
  results: readonly SearchResult[];
  /** Where they come from: from here, answers are without their text. */
  source: 'server' | 'here';
}

let local: Promise<LocalSearch> | undefined;
/** A server that did not answer is not asked again until the search is opened the next time. */
let serverAway = false;

/** Once a visit; a failed attempt is forgotten, so that the next wish tries again. */
function localSearch(): Promise<LocalSearch> {
  local ??= import('./local-search.ts')
    .then(({ loadLocalSearch }) => loadLocalSearch())
    .catch((error) => {
      local = undefined;
      throw error;
    });
  return local;
}

/** What is needed when the server goes away had better be here before that; a visitor who saves data does without. */
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
  const patience = new AbortController();
  const limit = setTimeout(() => patience.abort(), patienceMs);
  try {
    const response = await fetch(`${endpoint}?${new URLSearchParams({ q: query })}`, {
      signal: AbortSignal.any([signal, patience.signal]),
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

/** Asks the server and, when it does not answer in time or in form, looks through the browser's own index. */
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
