/** What an answer says, statement by statement; the lines of a list are statements too. */
export function sentencesOf(answer: string): string[] {
  return answer
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Whether a statement says no: 'nothing renews by itself' claims no renewal. */
export function denies(sentence: string): boolean {
  return /\b(?:no|not|none|nobody|nothing|never|neither|nor|without|unless|cannot|only google|be careful)\b|n't\b/i.test(
    sentence,
  );
}
