/** The statements of an answer. Each list item is a statement. */
export function sentencesOf(answer: string): string[] {
  return answer
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

const excerptLetters = 80;

/** The beginning of a statement, up to the end of a word. */
export function excerptOf(sentence: string): string {
  if (sentence.length <= excerptLetters) return sentence;
  const end = sentence.lastIndexOf(' ', excerptLetters);
  return `${sentence.slice(0, end < 0 ? excerptLetters : end).trimEnd()}…`;
}

/** Whether a statement is negative: 'nothing renews by itself' doesn't claim a renewal. */
export function denies(sentence: string): boolean {
  return /\b(?:no|not|none|nobody|nothing|never|neither|nor|without|unless|cannot|only google|be careful)\b|n't\b/i.test(
    sentence,
  );
}
