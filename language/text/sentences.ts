/** The sentences of a text with their punctuation: 'How much? Thanks.' has two. */
export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.trim());
}
