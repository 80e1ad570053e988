import { pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { quote } from '#catalogue/quote.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import type { Fact } from '../contract.ts';
import { limitOf, multiplies } from '../understand/order-lines.ts';
import { unitFrom } from '../understand/quantities.ts';
import type { Reading } from '../understand/understand.ts';
import { unitMeanings } from '../vocabulary/units.ts';
import type { Part } from './catalogue.ts';
import type { Choice } from './choose-packages.ts';
import { orderLine, packageName, serviceTitle } from './package-text.ts';

/** The message asks how many of a package its money buys, not how many pages the package has. */
export function asksHowMany(slug: ServiceSlug, { text, money }: Reading): boolean {
  const asked = / (?:how many|number of) (.*)/.exec(text)?.[1];
  if (!asked || money.length !== 1) return false;
  const word = unitFrom(asked.split(' '), 0);
  const count = { value: 2, word, meanings: unitMeanings.get(word) ?? [], pieces: true, at: 0 };
  return !limitOf(slug, count) && multiplies(slug, count);
}

export function howManyPart({ slug, rows }: Choice, { money }: Reading): Part {
  const dollars = money[0]?.dollars ?? 0;
  const budget = formatMoney(dollars);
  const worked: Fact[] = [{ value: budget, row: 'question', field: 'budget' }];
  const lines = pricedPackages(rows).map((row) => {
    const quantity = Math.floor(dollars / row.price);
    const value = formatMoney(quote([{ slug, tier: row.tier, quantity }], { discount: false }).total);
    const name = `**${packageName(slug, row)}** at {${slug}.${row.tier}.price}${row.recurs ? ' a month' : ''}`;
    if (!quantity) return `- ${name}: not within the budget`;
    worked.push({ value, row: `${slug}/${row.tier}`, field: `price times ${quantity}` });
    if (row.recurs) worked.push({ value: `${quantity} months`, row: `${slug}/${row.tier}`, field: 'months' });
    return `- ${name}: **${quantity}${row.recurs ? (quantity > 1 ? ' months' : ' month') : ''}**, ${value} in total`;
  });
  return {
    text: `For ${budget}, **${serviceTitle(slug)}**:\n${lines.join('\n')}\n${orderLine(slug)}`,
    worked,
    tables: [],
  };
}
