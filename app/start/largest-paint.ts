/**
 * Resolves when the browser has reported its largest contentful paint so far; until then, any request competes with it.
 */
export function largestPaint(): Promise<void> {
  return new Promise((keep) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) return keep();
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      keep();
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
