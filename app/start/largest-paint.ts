/** Kept when the browser has told of its largest paint so far: until then whatever is fetched competes with it. */
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
