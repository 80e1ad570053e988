import { type ComponentType, lazy } from 'react';

/** Far enough ahead that the code has loaded when a scrolling visitor arrives. */
const marginPx = 600;

function near(id: string): Promise<void> {
  const place = document.getElementById(id);
  if (!place) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(place);
  });
}

/**
 * A component whose scripts are loaded when it comes near the viewport; until then the server's HTML is shown, and
 * whatever works without scripts works.
 */
export function lazyWhenNear<Props>(id: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    if (typeof document !== 'undefined') await near(id);
    return { default: await load() };
  });
}
