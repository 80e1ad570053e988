import { createContext } from 'react-router';
import type { Search } from '#search/create-search.ts';

/** The server's search, for pages that are made on request; while developing there is none. */
export const searchContext = createContext<Search | null>(null);
