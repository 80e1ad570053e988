/**
 * Cases in which the visitor's situation selects the answer, however the question is worded. An entry with one of these
 * tags is that answer. The assistant fills in the blanks listed here, as in 'we serve clients {in-place}'.
 */
export const caseBlanks = {
  'case-refund-in-time': [],
  'case-refund-unsure': [],
  'case-refund-late': [],
  'case-refund-started': [],
  'case-revisions': ['count', 'days'],
  'case-refused': ['work'],
  'case-refused-again': ['work'],
  'case-place': ['in-place'],
  'case-place-with-office': ['in-place', 'office'],
  'case-place-at-base': ['in-place'],
  'case-place-outside': ['place'],
  'case-not-listed': ['list'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Case = keyof typeof caseBlanks;

export function isCase(tag: string): tag is Case {
  return Object.hasOwn(caseBlanks, tag);
}

/** The blanks an entry with these tags may have. */
export function blanksOf(tags: readonly string[]): string[] {
  return tags.filter(isCase).flatMap((each) => [...caseBlanks[each]]);
}
