import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What the bar at the bottom of small screens hides for, when it gets that low. The form of the estimator is loaded
 * later than its section, and has a bar of its own.
 */
const needsRoom = 'main form, #estimate, footer';
/** The lowest part of the screen, where the bar is. */
const lowestPart = '-80% 0px 0px 0px';
/** A resting finger moves the page by less. */
const minScrollPx = 8;

/** Whether the bar at the bottom of small screens is hidden: while scrolling down, and near forms and the footer. */
export function useBarHidden(): boolean {
  const { pathname } = useLocation();
  const scrollingDown = useIsScrollingDown();
  const [near, setNear] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms.
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        setNear(seen.size > 0);
      },
      { rootMargin: lowestPart },
    );
    for (const part of document.querySelectorAll(needsRoom)) observer.observe(part);
    return () => observer.disconnect();
  }, [pathname]);

  return scrollingDown || near;
}

/** Down the page, until the visitor scrolls up. */
function useIsScrollingDown(): boolean {
  const [scrollingDown, setScrollingDown] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    function onScroll() {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < minScrollPx && window.scrollY > 0) return;
      last = window.scrollY;
      setScrollingDown(moved > 0);
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  return scrollingDown;
}
