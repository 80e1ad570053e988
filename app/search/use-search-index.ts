import { useEffect, useState } from 'react';
import type { SearchEntry } from './search-entry.ts';
import { searchIndexPath } from './search-index-path.ts';

let fetched: Promise<readonly SearchEntry[]> | undefined;

/** Fetched once a visit; a failed attempt is forgotten, so that opening the palette again tries again. */
function fetchIndex(): Promise<readonly SearchEntry[]> {
  fetched ??= fetch(searchIndexPath).then((response) => {
    if (!response.ok) throw new Error(`The search index answered ${response.status}`);
    return response.json();
  });
  return fetched;
}

export type SearchIndex = readonly SearchEntry[] | 'loading' | 'failed';

export function useSearchIndex(): SearchIndex {
  const [index, setIndex] = useState<SearchIndex>('loading');
  useEffect(() => {
    let wanted = true;
    fetchIndex().then(
      (entries) => wanted && setIndex(entries),
      () => {
        fetched = undefined;
        if (wanted) setIndex('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return index;
}
