import { hydratedEvent } from '../start/hydrated-event.ts';
import { heldEvent, openedEvent } from '../start/opening-events.ts';

/**
 * Until the page has hydrated, its buttons' clicks are held. What this button opens is rendered apart from the page and
 * doesn't wait for that: it is loaded when the button is touched, and opened in place of the held click. If that fails,
 * the click stays held for the button's own handler.
 */
export function openEarly(button: string, load: () => Promise<() => void>): void {
  if (typeof document === 'undefined') return;
  const listening = new AbortController();
  const { signal } = listening;

  function onTouch({ target }: Event): void {
    if (target instanceof Element && target.closest(button)) load().catch(() => undefined);
  }
  async function onHeld(): Promise<void> {
    const isHeld = () => document.querySelector<HTMLElement>(`${button}[data-held]`);
    if (!isHeld()) return;
    const open = await load().catch(() => undefined);
    const held = isHeld();
    if (open && held) {
      delete held.dataset.held;
      open();
    }
    window.dispatchEvent(new Event(openedEvent));
  }

  addEventListener('pointerdown', onTouch, { capture: true, passive: true, signal });
  addEventListener(heldEvent, onHeld, { signal });
  addEventListener(hydratedEvent, () => listening.abort(), { once: true });
  void onHeld();
}
