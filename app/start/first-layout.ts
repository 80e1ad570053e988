/**
 * Limits the first layout to what is visible. Not when the visitor returns to a scroll position or follows a fragment,
 * which depends on the size of everything above.
 *
 * The first frame shows what is above all parts; those in sight follow in the next, because browsers lay out both in one
 * task, which blocks a slow phone twice as long.
 */
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const { dataset } = document.documentElement;

function showParts(): void {
  if (dataset.parts !== undefined) dataset.parts = '';
}

if (!location.hash && arrival?.type === 'navigate') {
  dataset.parts = 'next';
  requestAnimationFrame(() => setTimeout(showParts));
}
