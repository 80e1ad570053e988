import { type SearchResult, shownResults } from '#search/document.ts';
import { indexPacked, type PackedDocument } from '#search/pack-documents.ts';
import { pickResults } from '#search/pick-results.ts';
import { searchIndexPath } from './search-index-path.ts';

/** Documents ranked before duplicates are removed. */
const considered = 40;

export type LocalSearch = (query: string) => SearchResult[];

/** Loads what this browser needs to search locally. */
export async function loadLocalSearch(): Promise<LocalSearch> {
  const response = await fetch(searchIndexPath);
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  const packed: PackedDocument[] = await response.json();
  const index = indexPacked(packed);
  return (query) => {
    const ranked = index.rank(query, considered).map(({ document }) => document);
    return pickResults(ranked, shownResults);
  };
}
