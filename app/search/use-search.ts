import { useEffect, useState } from 'react';
import { savesData } from '../ui/saves-data.ts';
import { type Found, find, prepareLocalSearch, trustServerAgain } from './find.ts';

/** Long enough not to query for every letter of a fast typist, short enough to feel instant. */
const pauseMs = 120;

export type SearchState = Found | 'failed' | undefined;

/** The latest results: for the current query, or for an earlier one while it is pending. */
export function useSearch(query: string): SearchState {
  const [state, setState] = useState<SearchState>(undefined);

  useEffect(() => {
    trustServerAgain();
    if (savesData()) return;
    const idle = setTimeout(prepareLocalSearch, pauseMs);
    return () => clearTimeout(idle);
  }, []);

  useEffect(() => {
    if (query === '') {
      setState(undefined);
      return;
    }
    const control = new AbortController();
    const pause = setTimeout(() => {
      find(query, control.signal).then(
        (found) => control.signal.aborted || setState(found),
        () => control.signal.aborted || setState('failed'),
      );
    }, pauseMs);
    return () => {
      clearTimeout(pause);
      control.abort();
    };
  }, [query]);

  return state;
}
