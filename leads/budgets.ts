import { formatMoney } from '#catalogue/money.ts';
import { company } from '#company/facts.ts';

export interface BudgetRange {
  /** The form's value: '250-1000'. */
  id: string;
  label: string;
}

const { budgetSteps } = company;
const firsts = budgetSteps.length > 0 ? [0, ...budgetSteps] : [];

export const budgetRanges: readonly BudgetRange[] = firsts.map((from, index) => {
  const to = budgetSteps[index];
  if (to === undefined) return { id: `${from}-`, label: `Over ${formatMoney(from)}` };
  const label = from === 0 ? `Up to ${formatMoney(to)}` : `${formatMoney(from)} to ${formatMoney(to)}`;
  return { id: `${from}-${to}`, label };
});

export function budgetLabel(id: string): string | undefined {
  return budgetRanges.find((range) => range.id === id)?.label;
}
