import { createContext } from 'react-router';
import type { VisitorTalks } from '#server/render-page.ts';

/** How the page of a talk reaches the talks. Set by the server only; absent in `npm run dev`. */
export const talksContext = createContext<VisitorTalks | undefined>(undefined);
