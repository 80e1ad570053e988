import type { SearchDocument, SearchResult } from './document.ts';

/** Results per price list: a list of five packages would leave no room for anything else. */
const maxPackages = 3;

function asResult({ kind, title, path, note, text }: SearchDocument): SearchResult {
  return { kind, title, path, note, ...(path === undefined ? { answer: text } : {}) };
}

/** The top results without those that repeat one above. */
export function pickResults(ranked: readonly SearchDocument[], limit: number): SearchResult[] {
  const results: SearchResult[] = [];
  const said = new Set<number>();
  const packages = new Map<string, number>();
  for (const document of ranked) {
    const { kind, path = '', entry, equals = [] } = document;
    if (results.length === limit) break;
    if (entry !== undefined && [entry, ...equals].some((id) => said.has(id))) continue;
    if (entry !== undefined) for (const id of [entry, ...equals]) said.add(id);
    if (kind === 'package') {
      const shown = packages.get(path) ?? 0;
      if (shown === maxPackages) continue;
      packages.set(path, shown + 1);
    }
    results.push(asResult(document));
  }
  return results;
}
