/** How much longer a text may become: '½' and '㎡' expand to several letters. */
const maxAdded = 100;

/**
 * A text in plain letters. One character may expand to a whole phrase, so the result is cut at the original length plus
 * a margin.
 */
export function normalizeLetters(text: string): string {
  return text.normalize('NFKC').slice(0, text.length + maxAdded);
}
