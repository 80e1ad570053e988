import type { Package } from './package.ts';
import { formatQuantity, quantityNames } from './quantities.ts';

/** The size of a package in words: '15 pages'. */
export function limitTexts(row: Package): string[] {
  const texts = quantityNames.flatMap((name) => {
    const amount = row.limits[name];
    return amount === undefined ? [] : [formatQuantity(name, amount)];
  });
  // Packages named after a word count or domain authority already contain their size.
  return texts.filter((text) => text !== row.name);
}
