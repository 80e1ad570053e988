import { hydratedEvent } from '../start/hydrated-event.ts';

/**
 * Loads what a button opens as soon as it is touched, while the page is still hydrating: the click is held until then,
 * and would otherwise wait for these files as well. Afterwards the button's own handlers do it.
 */
export function loadOnTouch(button: string, load: () => Promise<unknown>): void {
  if (typeof document === 'undefined') return;
  const listening = new AbortController();
  // What fails is loaded again by the click.
  const loadAhead = () => load().catch(() => undefined);
  function onTouch({ target }: Event): void {
    if (target instanceof Element && target.closest(button)) loadAhead();
  }
  addEventListener('pointerdown', onTouch, { capture: true, passive: true, signal: listening.signal });
  addEventListener(hydratedEvent, () => listening.abort(), { once: true });
  if (document.querySelector(`${button}[data-held]`)) loadAhead();
}
