import type { Package } from './package.ts';

/** Said wherever the client pays the advertising platforms themselves. */
export const adSpendNote = 'Ad spend is not included';

export function excludesAdSpend({ inclusions }: Package): boolean {
  return inclusions.includes(adSpendNote);
}

/** What a package brings, without the note about what it leaves out. */
export function broughtInclusions({ inclusions }: Package): string[] {
  return inclusions.filter((inclusion) => inclusion !== adSpendNote);
}
