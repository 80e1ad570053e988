import { createContext } from 'react-router';
import type { VisitorQuotes } from '#server/render-page.ts';

/** How pages reach the quotes. Set by the server only; absent in `npm run dev`. */
export const quotesContext = createContext<VisitorQuotes | undefined>(undefined);
