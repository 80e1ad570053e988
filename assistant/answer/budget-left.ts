import { formatMoney } from '#catalogue/money.ts';
import type { FigureSource } from '../contract.ts';
import type { CatalogueQuery } from './catalogue-query.ts';

/** What a budget leaves after a sum: 'That leaves $570 of your $1,500.' */
export function budgetLeft(
  { budget, budgetAsked, lastReply }: CatalogueQuery,
  sum: number,
): { text: string; worked: FigureSource[] } {
  if (budget === undefined) return { text: '', worked: [] };
  const [limit, gap] = [formatMoney(budget), formatMoney(Math.abs(budget - sum))];
  const text = sum <= budget ? `That leaves ${gap} of your ${limit}. ` : `That's ${gap} more than your ${limit}. `;
  // Two questions about one order are told it once.
  if (!budgetAsked && lastReply.includes(text)) return { text: '', worked: [] };
  return {
    text,
    worked: [
      { value: gap, row: 'quote', field: 'difference to the budget' },
      { value: limit, row: 'question', field: 'budget' },
    ],
  };
}
