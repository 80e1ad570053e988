import { createContext } from 'react-router';
import type { Search } from '#search/create-search.ts';
import type { VisitorQuotes, VisitorTalks } from '#server/render-page.ts';

/** How pages rendered on request reach the server's parts. Set by the server only; absent in `npm run dev`. */
export const searchContext = createContext<Search | null>(null);
export const quotesContext = createContext<VisitorQuotes | undefined>(undefined);
export const talksContext = createContext<VisitorTalks | undefined>(undefined);
