import { pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import type { Fact } from '../contract.ts';
import type { Ask } from './ask.ts';
import { type Choice, type Order, ordersOf, totalOf } from './choice.ts';
import { discountPart } from './discount.ts';
import type { Part } from './part.ts';
import { quoteLines } from './quote.ts';

function cheapestOrder(choice: Choice): Order[] {
  const { offer, rows, times } = choice;
  const [row] = pricedPackages(rows);
  return ordersOf(choice) ?? (row ? [{ offer, row, price: row.price, quantity: times }] : []);
}

/** Several things for one budget: whether the smallest that will do fits, and what is left. One pass over the lines. */
export function sharedBudgetPart(choices: readonly Choice[], ask: Ask): Part {
  const orders = choices.flatMap(cheapestOrder);
  const sum = totalOf(orders);
  const budget = ask.budget ?? sum;
  const [total, limit, gap] = [formatMoney(sum), formatMoney(budget), formatMoney(Math.abs(budget - sum))];
  const worked: Fact[] = [
    { value: total, row: 'quote', field: 'sum of the smallest that fit' },
    { value: limit, row: 'question', field: 'budget' },
    { value: gap, row: 'quote', field: 'difference to the budget' },
  ];
  const verdict =
    sum <= budget
      ? `Yes, ${limit} is enough: the smallest packages that fit come to **${total}**, which leaves ${gap}.`
      : `Not quite: the smallest packages come to **${total}**, ${gap} more than ${limit}.`;
  const details = quoteLines(choices);
  const off = discountPart(ask, orders);
  return {
    text: `${verdict}\n${details.text}${off.text}`,
    worked: [...worked, ...details.worked, ...off.worked],
    tables: [],
  };
}
