/**
 * What visitors ask the studio and what a right reply contains, written by somebody who knew its price list and its answers
 * and nothing of the code. The sweep counts how many are answered right.
 */
export const asked: readonly (readonly [question: string, ...wanted: string[]])[] = [];
