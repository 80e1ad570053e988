import type { Ask } from './ask.ts';

interface Truth {
  prices: readonly number[];
  days: readonly number[];
  /** Whether the package named holds the amount named with it. */
  held?: boolean | undefined;
}

/** Says of what the visitor takes for true whether it is. */
export function verdictOn({ wants, claimed }: Ask, { prices, days, held }: Truth): string {
  if (!wants.has('premise')) return '';
  const checks = [
    claimed.dollars === undefined ? undefined : prices.includes(claimed.dollars),
    claimed.days === undefined || !days.length ? undefined : days.includes(claimed.days),
    held,
  ].filter((check) => check !== undefined);
  if (!checks.length) return '';
  return checks.every(Boolean) ? "Yes, that's right. " : 'No. ';
}
