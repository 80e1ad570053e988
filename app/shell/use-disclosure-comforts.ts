import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Long enough not to open for a pointer passing by, short enough to feel at once. */
const hoverIntentMs = 140;
/** Lets the pointer cut a corner between button and sheet. */
const hoverGraceMs = 260;

/**
 * What a `details` element lacks as a menu: opens under a resting mouse pointer; closes by Escape, a click outside, focus
 * that leaves and navigation. It never traps focus.
 */
export function useDisclosureComforts(details: RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, whatever its address.
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const menu = element;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function setOpen(open: boolean, delay: number) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        menu.open = open;
      }, delay);
    }
    function onPointerEnter(event: PointerEvent) {
      if (event.pointerType === 'mouse') setOpen(true, hoverIntentMs);
    }
    function onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse' && !menu.contains(document.activeElement)) setOpen(false, hoverGraceMs);
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

    menu.addEventListener('pointerenter', onPointerEnter);
    menu.addEventListener('pointerleave', onPointerLeave);
    menu.addEventListener('focusout', onFocusOut);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      clearTimeout(timer);
      menu.removeEventListener('pointerenter', onPointerEnter);
      menu.removeEventListener('pointerleave', onPointerLeave);
      menu.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [details]);
}
