import { amountLoaded, type Loaded } from './amount-loaded.ts';

export interface Measured {
  /** Until this page was painted on the visitor's own device. */
  seconds: number;
  /** How much that took, as a sentence; undefined if the browser doesn't say. */
  loaded: string | undefined;
}

function loadedInWords({ kilobytes, others }: Loaded): string | undefined {
  if (!kilobytes) return undefined;
  const from = others === 0 ? 'all of it from this site' : `from this site and ${others} other addresses`;
  return `It took ${kilobytes} KB, ${from}.`;
}

/** Undefined if the browser doesn't report it. */
export function measureSpeed(): Measured | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (!paint) return undefined;
  const loaded = loadedInWords(amountLoaded(performance.getEntries(), location.origin));
  return { seconds: paint.startTime / 1000, loaded };
}
