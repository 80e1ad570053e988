import { draftStorageKey } from '../contact/draft-key.ts';
import { quietStartMs } from '../ui/sizes-and-timings.ts';
import { nextTask } from './next-task.ts';

/** Events that precede anything the visitor may want from the page. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'change',
  'click',
  'popstate',
];

/** A resting pointer doesn't count: browsers send events whenever something is laid out below it. */
function liesStill(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

/**
 * Pages can be scrolled, expanded and typed into before this runs, and the last visit may have left something to
 * restore.
 */
function isShownAlready(): boolean {
  return (
    location.hash !== '' ||
    scrollY > 0 ||
    document.activeElement !== document.body ||
    document.querySelector('details[open], dialog[open], script[data-at-once]') !== null ||
    hasLeftSomething()
  );
}

function hasLeftSomething(): boolean {
  try {
    return (
      localStorage.getItem(import.meta.env.CHAT_OPEN_KEY) === 'true' || sessionStorage.getItem(draftStorageKey) !== null
    );
  } catch {
    return false;
  }
}

/** Resolves at the visitor's first interaction, with its event, or when the page has been open for a while and is idle. */
export function firstIntent(): Promise<Event | undefined> {
  return new Promise((keep) => {
    function onSign(event: Event) {
      if (!liesStill(event)) show(event);
    }
    function show(sign?: Event) {
      for (const name of signs) removeEventListener(name, onSign, true);
      keep(sign);
    }
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
    // In a separate task: asking for the scroll position lays out the page.
    void nextTask().then(() => {
      if (isShownAlready()) show();
      else
        setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(() => show()) : show()), quietStartMs);
    });
  });
}
