import { nextIdleTask } from './next-task.ts';

/** The size of a part without its padding, which is how browsers count the size of what they skip. */
function contentHeight(part: HTMLElement): number {
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(part);
  return (
    part.getBoundingClientRect().height - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd)
  );
}

/** A card of a list: it is skipped with the whole list, never alone, because it would be empty for a frame. */
function isWithinPart(part: HTMLElement): boolean {
  return part.parentElement?.closest('[data-later]') != null;
}

/** A key may scroll to the end of the page, and a link may lead further down, on this page or the next. */
function mayJump({ type, target }: Event): boolean {
  return type === 'keydown' || (target instanceof Element && target.closest('a') !== null);
}

/**
 * Lays out what the first layout skipped, part by part in idle time. Once its real size is known, a part may still be
 * skipped while off-screen, which makes a menu or a dialog open faster, because less of the page is restyled. Sizes
 * apply to one width.
 */
export async function layOutRest(): Promise<void> {
  // Inner parts come first, because the outer part's size depends on them.
  const parts = [...document.querySelectorAll<HTMLElement>('[data-parts] [data-later]')].reverse();
  const width = innerWidth;
  const done = new AbortController();
  for (const sign of ['keydown', 'click']) {
    addEventListener(sign, (event) => mayJump(event) && layOutAtOnce(), { capture: true, signal: done.signal });
  }
  for (const part of parts) {
    await nextIdleTask();
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

/** Everything at once, for a jump further down, whose position depends on the size of everything above. */
export function layOutAtOnce(): void {
  delete document.documentElement.dataset.parts;
}
