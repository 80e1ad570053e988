/**
 * What the bar at the bottom of small screens hides for, when it gets that low. The form of the estimator is loaded
 * later than its section, and has a bar of its own.
 */
const needsRoom = 'main form, #estimate, footer';
/** The lowest part of the screen, where the bar is. */
const lowestPart = '-80% 0px 0px 0px';
/** A resting finger moves the page by less. */
const minScrollPx = 8;

/** Tells whether the bar is in the way: while the visitor scrolls down, and near forms and the footer. */
export function watchBar(tell: (inTheWay: boolean) => void): () => void {
  const seen = new Set<Element>();
  let last = window.scrollY;
  let scrollingDown = false;
  const update = () => tell(scrollingDown || seen.size > 0);

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      update();
    },
    { rootMargin: lowestPart },
  );
  function onScroll() {
    const moved = window.scrollY - last;
    if (Math.abs(moved) < minScrollPx && window.scrollY > 0) return;
    last = window.scrollY;
    scrollingDown = moved > 0;
    update();
  }

  for (const part of document.querySelectorAll(needsRoom)) observer.observe(part);
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', onScroll);
  };
}
