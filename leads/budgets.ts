import { formatMoney } from '#catalogue/money.ts';

/** Boundaries between budget ranges, in dollars: a logo, a small site, a shop, an application. */
const bounds = [250, 1_000, 3_000, 10_000];

export interface BudgetRange {
  /** The form's value: '250-1000'. */
  id: string;
  label: string;
}

export const budgetRanges: readonly BudgetRange[] = [0, ...bounds].map((from, index) => {
  const to = bounds[index];
  if (to === undefined) return { id: `${from}-`, label: `Over ${formatMoney(from)}` };
  const label = from === 0 ? `Up to ${formatMoney(to)}` : `${formatMoney(from)} to ${formatMoney(to)}`;
  return { id: `${from}-${to}`, label };
});

export function budgetLabel(id: string): string | undefined {
  return budgetRanges.find((range) => range.id === id)?.label;
}
