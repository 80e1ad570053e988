import type { Fact } from '../contract.ts';

const figure =
  /\$\d+(?:,\d{3})*(?:\.\d+)?|\b\d[\d,]*(?: to \d[\d,]*)? (?:days?|weeks?|months?|hours?|pages?|words?|seconds?|clicks?|characters?)\b|\b\d+%/g;

/** The figures a ready text states, as facts of the row it is kept in. */
export function figuresIn(text: string, row: string): Fact[] {
  return Array.from(text.matchAll(figure), ([value]) => ({ value, row, field: 'answer' }));
}
