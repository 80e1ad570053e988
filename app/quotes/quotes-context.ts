import { createContext } from 'react-router';
import type { VisitorQuotes } from '#server/render-page.ts';

/** How pages reach whoever keeps quotes. Only the server sets it; `npm run dev` has nobody. */
export const quotesContext = createContext<VisitorQuotes | undefined>(undefined);
