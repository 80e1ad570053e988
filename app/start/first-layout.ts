/**
 * Asks for a first layout of what can be seen alone. Not where the visitor comes back to a place further down, or to one
 * that the address names: that place is known only when everything above it has its size.
 */
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (!location.hash && arrival?.type === 'navigate') document.documentElement.dataset.parts = '';
