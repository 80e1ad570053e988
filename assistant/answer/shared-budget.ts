import { pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import type { FigureSource } from '../contract.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import { type PackageSelection, type PricedOrder, pricedOrdersOf, totalOf } from './choice.ts';
import { discountPart } from './discount.ts';
import type { ReplyPart } from './part.ts';
import { quoteLines } from './quote.ts';

function cheapestOrder(choice: PackageSelection): PricedOrder[] {
  const { offer, rows, quantity } = choice;
  const [row] = pricedPackages(rows);
  return pricedOrdersOf(choice) ?? (row ? [{ offer, row, price: row.price, quantity }] : []);
}

/** 'SEO or social media, for at most 350': which of them the budget covers by itself. */
export function budgetForOnePart(choices: readonly PackageSelection[], query: CatalogueQuery): ReplyPart {
  const prices = choices.map((choice) => ({ choice, price: totalOf(cheapestOrder(choice)) }));
  const least = Math.min(...prices.map(({ price }) => price));
  const budget = query.budget ?? least;
  const within = prices.filter(({ price }) => price <= budget).map(({ choice }) => choice.offer.shortName);
  const [limit, lowest, gap] = [formatMoney(budget), formatMoney(least), formatMoney(least - budget)];
  const isAll = within.length === choices.length;
  const verdict = within.length
    ? `Yes, ${limit} is enough for ${isAll ? 'any one of these' : within.join(' or ')}.`
    : `Not quite: the cheapest of these costs **${lowest}**, ${gap} more than ${limit}.`;
  const details = quoteLines(choices);
  const worked: FigureSource[] = [
    { value: limit, row: 'question', field: 'budget' },
    ...(within.length
      ? []
      : [
          { value: lowest, row: 'quote', field: 'cheapest of the choices' },
          { value: gap, row: 'quote', field: 'difference to the budget' },
        ]),
  ];
  return { text: `${verdict}\n${details.text}`, worked: [...worked, ...details.worked], tables: [] };
}

/**
 * Several items for one budget: whether the smallest suitable packages fit, and what is left. One pass over the lines.
 */
export function sharedBudgetPart(choices: readonly PackageSelection[], query: CatalogueQuery): ReplyPart {
  const orders = choices.flatMap(cheapestOrder);
  const sum = totalOf(orders);
  const budget = query.budget ?? sum;
  const [total, limit, gap] = [formatMoney(sum), formatMoney(budget), formatMoney(Math.abs(budget - sum))];
  const worked: FigureSource[] = [
    { value: total, row: 'quote', field: 'sum of the smallest that fit' },
    { value: limit, row: 'question', field: 'budget' },
    { value: gap, row: 'quote', field: 'difference to the budget' },
  ];
  // What has been chosen isn't the smallest that fits.
  const isSettled = choices.every((choice) => choice.by === 'name' && pricedOrdersOf(choice));
  const verdict =
    sum <= budget
      ? `Yes, ${limit} is enough: ${isSettled ? 'all of it comes' : 'the smallest packages that fit come'} to **${total}**, which leaves ${gap}.`
      : `Not quite: ${isSettled ? 'all of it comes' : 'the smallest packages come'} to **${total}**, ${gap} more than ${limit}.`;
  const details = quoteLines(choices);
  const off = discountPart(query, orders);
  return {
    text: `${verdict}\n${details.text}${off.text}`,
    worked: [...worked, ...details.worked, ...off.worked],
    tables: [],
  };
}
