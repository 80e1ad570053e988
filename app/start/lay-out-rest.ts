import { turn } from './turn.ts';

/** Lays out what the first layout left out, each part in a task of its own, and leaves no trace of it. */
export async function layOutRest(): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement>('[data-parts] [data-later]');
  for (const part of parts) {
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
    await turn();
  }
  delete document.documentElement.dataset.parts;
  for (const part of parts) part.style.contentVisibility = '';
}
