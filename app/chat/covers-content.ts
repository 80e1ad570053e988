/** Interactive elements and the footer, which must not be covered. */
const reachable = 'a, button, input, select, textarea, summary, footer';
/** What a visitor reads. */
const readable = 'p, li, h1, h2, h3, h4, dt, dd, th, td, label, figcaption, blockquote';

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The boxes of its lines of text, which may be much narrower than the element. */
function linesOf(element: Element): Iterable<DOMRect> {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects();
}

/** Whether a floating element covers text, a link, a control or the footer. */
export function coversContent(floating: Element): boolean {
  const area = floating.getBoundingClientRect();
  const beside = floating.closest('aside');
  return Array.from(document.querySelectorAll(`${reachable}, ${readable}`)).some((element) => {
    if (!overlap(area, element.getBoundingClientRect()) || beside?.contains(element)) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const parts = element.matches(reachable) ? element.getClientRects() : linesOf(element);
    return Array.from(parts).some((part) => overlap(area, part));
  });
}
