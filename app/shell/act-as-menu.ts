import { megaMenu } from '../ui/sizes-and-timings.ts';

/**
 * What a `details` element lacks as a menu: it opens on hover and closes on Escape, outside click and blur. It never
 * traps focus. Returns a function that ends this.
 */
export function actAsMenu(menu: HTMLDetailsElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedAt = Number.NEGATIVE_INFINITY;

  function setOpen(open: boolean, delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (open && !menu.open) openedAt = performance.now();
      menu.open = open;
    }, delay);
  }
  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element) || !event.target.closest('summary')) return;
    // The time of the click itself: on a busy page it may be handled much later.
    if (menu.open && event.timeStamp - openedAt < megaMenu.clickGraceMs) event.preventDefault();
  }
  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType === 'mouse') setOpen(true, megaMenu.hoverIntentMs);
  }
  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType === 'mouse' && !menu.contains(document.activeElement)) setOpen(false, megaMenu.hoverGraceMs);
    else clearTimeout(timer);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.open) return;
    clearTimeout(timer);
    menu.open = false;
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  }
  function onFocusOut(event: FocusEvent) {
    const next = event.relatedTarget;
    if (next instanceof Node && !menu.contains(next)) menu.open = false;
  }
  function onPointerDown(event: PointerEvent) {
    clearTimeout(timer);
    if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  }

  // The pointer may have been there before this ran.
  if (menu.matches(':hover') && window.matchMedia('(hover: hover)').matches) setOpen(true, megaMenu.hoverIntentMs);
  const listening = new AbortController();
  const { signal } = listening;
  menu.addEventListener('pointerenter', onPointerEnter, { signal });
  menu.addEventListener('pointerleave', onPointerLeave, { signal });
  menu.addEventListener('focusout', onFocusOut, { signal });
  menu.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
