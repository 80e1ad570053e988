/** The statements of an answer. Each list item is a statement. */
export function sentencesOf(answer: string): string[] {
  return answer
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Whether a statement is negative: 'nothing renews by itself' doesn't claim a renewal. */
export function denies(sentence: string): boolean {
  return /\b(?:no|not|none|nobody|nothing|never|neither|nor|without|unless|cannot|only google|be careful)\b|n't\b/i.test(
    sentence,
  );
}
