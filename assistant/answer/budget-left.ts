import { formatMoney } from '#catalogue/money.ts';
import type { Fact } from '../contract.ts';
import type { Ask } from './ask.ts';

/** What a budget leaves after a sum: 'That leaves $570 of your $1,500.' */
export function budgetLeft({ budget }: Ask, sum: number): { text: string; worked: Fact[] } {
  if (budget === undefined) return { text: '', worked: [] };
  const [limit, gap] = [formatMoney(budget), formatMoney(Math.abs(budget - sum))];
  return {
    text: sum <= budget ? `That leaves ${gap} of your ${limit}. ` : `That's ${gap} more than your ${limit}. `,
    worked: [
      { value: gap, row: 'quote', field: 'difference to the budget' },
      { value: limit, row: 'question', field: 'budget' },
    ],
  };
}
