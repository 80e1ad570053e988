import type { Package } from './package.ts';
import { formatQuantity, quantityNames } from './quantities.ts';

/** How much of what a package holds, in words: '15 pages'. */
export function limitTexts(row: Package): string[] {
  const texts = quantityNames.flatMap((name) => {
    const amount = row.limits[name];
    return amount === undefined ? [] : [formatQuantity(name, amount)];
  });
  // A list by words or by authority says its amount in the name already.
  return texts.filter((text) => text !== row.name);
}
