import type { NavigateFunction } from 'react-router';
import { routeAt } from './route-table.ts';

/** For a link that changes what its page shows, where the page has all it needs for that: nothing is loaded or scrolled. */
export const inPlaceMark = { 'data-in-place': '' };

/**
 * Follows links to the site's pages through the router. One listener for all of them, and outside React's: what a
 * component does with a click comes first.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  function onClick(event: MouseEvent): void {
    const anchor = linkOf(event.target);
    if (!anchor || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    if (opensElsewhere(anchor) || !routeAt(anchor.pathname)) return;
    event.preventDefault();
    const inPlace = anchor.dataset.inPlace !== undefined;
    void navigate(anchor.pathname + anchor.search + anchor.hash, {
      // As browsers do it, a link to the page at hand adds no step to the history.
      replace: anchor.href === window.location.href,
      ...(inPlace ? { preventScrollReset: true, defaultShouldRevalidate: false } : {}),
    });
  }
  window.addEventListener('click', onClick);
  return () => window.removeEventListener('click', onClick);
}

/** The link to one of our own addresses that an event is about; those within a page are the browser's. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
}

function hasModifier({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}

function opensElsewhere({ target, download, origin }: HTMLAnchorElement): boolean {
  return (target !== '' && target !== '_self') || download !== '' || origin !== window.location.origin;
}
