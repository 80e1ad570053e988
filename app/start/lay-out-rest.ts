import { idleTurn } from './idle-turn.ts';

/** What a part holds, without its padding, which is how the browser counts the size of what it skips. */
function contentHeight(part: HTMLElement): number {
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(part);
  return (
    part.getBoundingClientRect().height - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd)
  );
}

/** A card of a list: it is skipped with the whole list, never alone, since it would be seen empty for a frame. */
function isWithinPart(part: HTMLElement): boolean {
  return part.parentElement?.closest('[data-later]') != null;
}

/** A key may scroll to the end of the page, and a link lead to a place further down, of this page or of the next. */
function mayJump({ type, target }: Event): boolean {
  return type === 'keydown' || (target instanceof Element && target.closest('a') !== null);
}

/**
 * Lays out what the first layout left out, a part at a time, in idle moments. With its true size a part may still be skipped
 * while it is out of sight, which makes a menu or a dialog open faster: the page is not styled anew down to its end. Sizes
 * hold for one width.
 */
export async function layOutRest(): Promise<void> {
  // A part within a part comes first: the outer one's size depends on it.
  const parts = [...document.querySelectorAll<HTMLElement>('[data-parts] [data-later]')].reverse();
  const width = innerWidth;
  const done = new AbortController();
  for (const sign of ['keydown', 'click']) {
    addEventListener(sign, (event) => mayJump(event) && layOutAtOnce(), { capture: true, signal: done.signal });
  }
  for (const part of parts) {
    await idleTurn();
    part.style.contentVisibility = 'visible';
    part.style.containIntrinsicBlockSize = `auto ${contentHeight(part)}px`;
    part.style.contentVisibility = isWithinPart(part) ? 'visible' : 'auto';
  }
  done.abort();
  layOutAtOnce();
  addEventListener('resize', function forget() {
    if (innerWidth === width) return;
    removeEventListener('resize', forget);
    for (const part of parts) part.removeAttribute('style');
  });
}

/** All of it in one go, for whoever leaves for a place further down: it is known only when everything above has its size. */
export function layOutAtOnce(): void {
  delete document.documentElement.dataset.parts;
}
