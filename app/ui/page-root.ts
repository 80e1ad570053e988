import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

let listening = false;

export function hydratePage(page: ReactNode): void {
  listening = true;
  hydrateRoot(document, page);
}

/**
 * A root for a part of the page, also before the page has hydrated. React then lets the document listen first: it takes
 * one listener of a part's root for all of the document's, and the page would never hear an event.
 */
export function createPartRoot(place: HTMLElement): Root {
  if (!listening) createRoot(document);
  listening = true;
  return createRoot(place);
}
