/** Where one wish ends and another begins: sentences, and 'and' before a new question. */
const between =
  /[.?!;]+\s+|,?\s+(?:and also|also|plus|and|but)\s+(?=(?:do|does|did|can|could|will|would|is|are|what|whats|what's|how|where|when|who|why|which|if|should|may)\b)|\n+/i;

const mostParts = 3;
const fewestWords = 3;

/** The wishes of a message, where it has several; none where it is one. */
export function partsIn(question: string): string[] {
  const parts = question
    .slice(0, 600)
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= fewestWords);
  return parts.length > 1 ? parts.slice(0, mostParts) : [];
}
