/** So much longer a text may become: '½' and '㎡' are told by more letters than they are. */
const mostAdded = 100;

/** A text in plain letters. One may stand for a whole phrase: what all of them unfold to is read no further than they were long. */
export function normalizeLetters(text: string): string {
  return text.normalize('NFKC').slice(0, text.length + mostAdded);
}
