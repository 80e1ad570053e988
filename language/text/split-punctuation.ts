/** From the first letter or digit to the last one. */
const bare = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su;

interface BareWord {
  before: string;
  word: string;
  after: string;
}

/** A word separated from the punctuation around it; a chunk without letters and digits is only punctuation. */
export function splitPunctuation(chunk: string): BareWord {
  const found = bare.exec(chunk);
  if (!found) return { before: chunk, word: '', after: '' };
  const [word] = found;
  return { before: chunk.slice(0, found.index), word, after: chunk.slice(found.index + word.length) };
}
