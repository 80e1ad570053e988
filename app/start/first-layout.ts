/**
 * Limits the first layout to what is visible. Not when the visitor returns to a scroll position or follows a fragment,
 * which depends on the size of everything above.
 */
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (!location.hash && arrival?.type === 'navigate') document.documentElement.dataset.parts = '';
