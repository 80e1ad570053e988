export interface Loaded {
  /** Compressed, also if it came from the browser's cache. */
  kilobytes: number;
  /** How many other sites something came from. */
  others: number;
}

type Entry = Pick<PerformanceEntry, 'entryType' | 'name' | 'startTime'> &
  Partial<Pick<PerformanceNavigationTiming, 'encodedBodySize' | 'loadEventEnd'>>;

/**
 * What the page that a visit began with loaded, by the browser's own records: not what was fetched later, in case it is
 * needed. Other sites don't tell how much they sent.
 */
export function amountLoaded(entries: readonly Entry[], site: string): Loaded {
  const page = entries.find(({ entryType }) => entryType === 'navigation');
  const end = page?.loadEventEnd || Number.POSITIVE_INFINITY;
  const files = entries.filter(({ entryType, startTime }) => entryType === 'resource' && startTime <= end);
  const bytes = [page, ...files].reduce((sum, file) => sum + (file?.encodedBodySize ?? 0), 0);
  const others = new Set(files.map(({ name }) => new URL(name).origin).filter((origin) => origin !== site));
  return { kilobytes: Math.round(bytes / 1024), others: others.size };
}
