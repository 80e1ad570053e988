import type { NavigateFunction } from 'react-router';
import { routeAt } from './route-table.ts';

/**
 * For a link that changes what its page shows, if the page has all the data for that: nothing is loaded or scrolled.
 */
export const inPlaceMark = { 'data-in-place': '' };

/**
 * Routes clicks on internal links through the router. One listener for all of them, outside React's, so that component
 * handlers run first.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  function onClick(event: MouseEvent): void {
    const anchor = linkOf(event.target);
    if (!anchor || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    if (opensElsewhere(anchor) || !routeAt(anchor.pathname)) return;
    event.preventDefault();
    const inPlace = anchor.dataset.inPlace !== undefined;
    void navigate(anchor.pathname + anchor.search + anchor.hash, {
      // As in browsers, a link to the current page adds no history entry.
      replace: anchor.href === window.location.href,
      ...(inPlace ? { preventScrollReset: true, defaultShouldRevalidate: false } : {}),
    });
  }
  window.addEventListener('click', onClick);
  return () => window.removeEventListener('click', onClick);
}

/** The internal link of an event; links within a page are left to the browser. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
}

function hasModifier({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}

function opensElsewhere({ target, download, origin }: HTMLAnchorElement): boolean {
  return (target !== '' && target !== '_self') || download !== '' || origin !== window.location.origin;
}
