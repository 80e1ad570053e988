import { createContext } from 'react-router';
import type { ReceiveForm } from '#server/render-page.ts';

/** How the contact page's action reaches the lead receiver. Set by the server only; absent in `npm run dev`. */
export const receiveFormContext = createContext<ReceiveForm | undefined>(undefined);
