/** Where one wish ends and another begins: sentences, and 'and' before a new question. */
const between =
  /(?<![.?!;])[.?!;]+\s+|,?(?<!\s)\s+(?:and also|also|plus|and|but)\s+(?=(?:do|does|did|can|could|will|would|is|are|what|whats|what's|how|where|when|who|why|which|if|should|may)\b)|\n+/i;

const mostParts = 3;
/** A longer message is read as one, and no more letters than these are read again. */
const mostLetters = 300;
const mostPartLetters = 80;
const fewestWords = 3;

/** The wishes of a message, where it has several; none where it is one. */
export function partsIn(question: string): string[] {
  if (question.length > mostLetters) return [];
  const parts = question
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= fewestWords);
  if (parts.length < 2) return [];
  // The question stands at the end more often than not.
  const kept: string[] = [];
  for (const part of parts.toReversed()) {
    const letters = kept.reduce((sum, each) => sum + each.length, part.length);
    if (letters <= mostPartLetters && kept.length < mostParts) kept.unshift(part);
  }
  return kept;
}
