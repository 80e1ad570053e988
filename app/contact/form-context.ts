import { createContext } from 'react-router';
import type { ReceiveForm } from '#server/render-page.ts';

/** How the contact page's action reaches whoever takes messages. Only the server sets it; `npm run dev` has nobody. */
export const receiveFormContext = createContext<ReceiveForm | undefined>(undefined);
