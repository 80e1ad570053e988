import { createContext } from 'react-router';
import type { Search } from '#search/create-search.ts';

/** The server's search, for pages rendered on request; absent in development. */
export const searchContext = createContext<Search | null>(null);
