import { launcherId } from '../chat/element-ids.ts';
import { isSearchKey, searchLink } from '../search/search-keys.ts';
import { livePart } from '../ui/live-part.ts';
import { scriptPatienceMs } from '../ui/sizes-and-timings.ts';
import { hydratedEvent } from './hydrated-event.ts';
import { layOutAtOnce } from './lay-out-rest.ts';
import { heldEvent } from './opening-events.ts';

/** Elements that need the page's scripts, or work better with them. Everything else is native. */
const needsScripts = 'a[href^="/"]:not([target], [download]), button[type="button"]:not([command])';
/** Opened by themselves, before the rest of the page hydrates. */
export const openers = `${searchLink}, #${launcherId}`;
/** Links to other pages, which work without scripts, too. */
const internalLink = `a:not(${openers})`;
/** Links within the page. */
const leadsDown = 'a[href^="#"]';

/**
 * Holds a click that comes before the page's scripts until they have taken over, so that the very first one counts like
 * any other, or until something has opened in its place (`ui/open-early.ts`). Returns a function that releases it if the
 * scripts don't load: a link is then followed by the browser.
 */
export function holdClicks(): () => void {
  let held: HTMLElement | null = null;

  function hold(event: Event, target: HTMLElement | null): void {
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    held?.removeAttribute('data-held');
    held = target;
    held.dataset.held = '';
    dispatchEvent(new Event(heldEvent));
    if (held.matches(internalLink)) setTimeout(releaseClicks, scriptPatienceMs);
  }
  function onClick(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    if (!(event.target instanceof Element)) return;
    if (event.target.closest(leadsDown)) layOutAtOnce();
    if (!event.target.closest(`${livePart} button`)) hold(event, event.target.closest<HTMLElement>(needsScripts));
  }
  function onKeyDown(event: KeyboardEvent): void {
    layOutAtOnce();
    if (isSearchKey(event)) hold(event, document.querySelector<HTMLElement>(searchLink));
  }
  function releaseClicks(): void {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKeyDown, true);
    const waiting = held?.hasAttribute('data-held') ? held : null;
    held = null;
    waiting?.removeAttribute('data-held');
    if (waiting?.matches(internalLink)) layOutAtOnce();
    waiting?.click();
  }

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener(hydratedEvent, releaseClicks, { once: true });
  return releaseClicks;
}
