import type { Package } from './package.ts';

/** Mentioned wherever the client pays the advertising platforms directly. */
export const adSpendNote = 'Ad spend is not included';

export function excludesAdSpend({ inclusions }: Package): boolean {
  return inclusions.includes(adSpendNote);
}

/** What a package includes, without the note about what is excluded. */
export function broughtInclusions({ inclusions }: Package): string[] {
  return inclusions.filter((inclusion) => inclusion !== adSpendNote);
}
