import { createContext } from 'react-router';
import type { VisitorTalks } from '#server/render-page.ts';

/** How the page of a talk reaches whoever keeps them. Only the server sets it; `npm run dev` has nobody. */
export const talksContext = createContext<VisitorTalks | undefined>(undefined);
