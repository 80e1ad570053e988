import { pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { orderLine, packageName, priceText, termsLine, titleOf } from '#catalogue/say/package-text.ts';
import type { FigureSource } from '../contract.ts';
import type { PackageSelection } from './choice.ts';
import type { ReplyPart } from './part.ts';

/** How many of each package a sum buys. */
export function howManyPart({ offer }: PackageSelection, dollars: number): ReplyPart {
  const budget = formatMoney(dollars);
  const worked: FigureSource[] = [{ value: budget, row: 'question', field: 'budget' }];
  const lines = pricedPackages(offer.packages).map((row) => {
    const quantity = Math.floor(dollars / row.price);
    const name = `${packageName(offer, row)} at ${priceText(offer, row)}`;
    if (!quantity) return `- None of ${name}`;
    const value = formatMoney(quantity * row.price);
    worked.push({ value, row: `${offer.slug}/${row.tier}`, field: `price times ${quantity}` });
    worked.push({ value: `${quantity}`, row: `${offer.slug}/${row.tier}`, field: 'count' });
    return `- **${quantity} ×** ${name}: ${value} in total`;
  });
  return {
    text: `For ${budget} you get one of these in **${titleOf(offer)}**:\n${lines.join('\n')}${termsLine(offer.packages)}\n${orderLine(offer)}`,
    worked,
    tables: [],
  };
}
