import { type Count, plainCount } from './numbers-in.ts';

const rest = /^(?:rest|others|remaining|remainder)$/;

/** Where a message speaks of what is left of a number: 'the rest 1,000 words'. */
export function remainderIn(words: readonly string[]): number {
  return words.findIndex((word) => rest.test(word));
}

function isPiece({ limits, months, isQuantity }: Count): boolean {
  return isQuantity && !limits.length && !months;
}

/** '12 articles, 4 of them of 2,000 words, the rest 1,000': four and eight, the last number in the unit of the one before it. */
export function withRemainder(words: readonly string[], counts: readonly Count[]): readonly Count[] {
  const at = remainderIn(words);
  const sorted = counts.toSorted((left, right) => left.at - right.at);
  const before = sorted.filter((count) => count.at < at);
  const [total, ...others] = before;
  const parts = others.filter(isPiece);
  const left = (total?.value ?? 0) - parts.reduce((sum, { value }) => sum + value, 0);
  if (!total || total.months || !parts.length || left < 1) return counts;
  const unit = before.findLast(({ limits }) => limits.length > 0)?.limits ?? [];
  const behind = sorted
    .filter((count) => count.at > at)
    .map((count, index) => (index === 0 && !count.limits.length ? { ...count, limits: unit } : count));
  return [...others, { ...plainCount, value: left, at, isQuantity: true }, ...behind];
}
