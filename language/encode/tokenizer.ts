/** BERT's word pieces, as `training/wordpiece.py` cuts them. Pure letters in, numbers out; the work is linear in the text. */

/** A message is read up to this many pieces: its beginning, and more of its end, where the question stands. */
export const mostPieces = 44;
const headPieces = 15;
/** Of what stands before it, enough to know what was spoken of. */
export const mostEarlierPieces = 20;
/** A longer 'word' is a paste or a key held down. */
const longestWord = 40;
/** Words whose pieces are remembered. */
const mostCutBefore = 5_000;
/** Letters looked at: more than any message of so many pieces has. */
const mostLetters = 2_000;

const unknown = 1;
const first = 2;
export const separator = 3;

/** A message behind the lines of an order is read up to this many pieces in all. */
export const mostOrderPieces = 64;
const mostLinePieces = 10;

export interface Tokenizer {
  /** The pieces of a message, behind those of what stands before it. */
  encode(text: string, before?: string): number[];
  /** The pieces of a message behind those of an order's lines, and where each line ends. */
  encodeOrder(lines: readonly string[], text: string): { ids: number[]; ends: number[] };
}

const punctuation = /[\p{P}!-/:-@[-`{-~]/u;
const ideograph = /[\u3400-\u9fff]/;
const beyondPlane = /[\ud800-\udfff]/;
const gap = /[\s\p{Zs}\p{C}]/u;

function wordsOf(text: string): string[] {
  const words: string[] = [];
  let word = '';
  const finish = () => {
    if (word) words.push(word);
    word = '';
  };
  for (const letter of text
    .slice(0, mostLetters)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')) {
    if (gap.test(letter)) finish();
    else if (punctuation.test(letter) || ideograph.test(letter)) {
      finish();
      words.push(letter);
    } else word += letter;
  }
  finish();
  return words;
}

export function createTokenizer(vocabulary: readonly string[]): Tokenizer {
  const ids = new Map(vocabulary.map((piece, id) => [piece, id]));
  const cutBefore = new Map<string, number[]>();
  const longestPiece = vocabulary.reduce((most, piece) => Math.max(most, piece.length), 0);

  /** Letters that take two places would be cut in half: no piece has any. */
  function cut(word: string): number[] {
    if (word.length > longestWord || beyondPlane.test(word)) return [unknown];
    const found: number[] = [];
    for (let start = 0; start < word.length; ) {
      let end = Math.min(word.length, start + longestPiece);
      let id: number | undefined;
      for (; end > start && id === undefined; end--) {
        id = ids.get(`${start ? '##' : ''}${word.slice(start, end)}`);
      }
      if (id === undefined) return [unknown];
      found.push(id);
      start = end + 1;
    }
    return found;
  }

  /** A talk is read several times for one reply: its words are cut once. */
  function pieces(word: string): number[] {
    const known = cutBefore.get(word) ?? cut(word);
    if (cutBefore.size >= mostCutBefore) cutBefore.clear();
    cutBefore.set(word, known);
    return known;
  }

  /** The first pieces of a text, more than `most` if it has more; later words are not cut. */
  function firstPieces(words: readonly string[], most: number): number[] {
    const found: number[] = [];
    for (const word of words) {
      if (found.length > most) break;
      found.push(...pieces(word));
    }
    return found;
  }

  function lastPieces(words: readonly string[], count: number): number[] {
    const found: number[][] = [];
    for (let at = words.length - 1, length = 0; at >= 0 && length < count; at--) {
      const own = pieces(words[at] ?? '');
      found.push(own);
      length += own.length;
    }
    return found.reverse().flat().slice(-count);
  }

  function encode(text: string, before?: string): number[] {
    const lead =
      before === undefined
        ? [first]
        : [first, ...firstPieces(wordsOf(before), mostEarlierPieces).slice(0, mostEarlierPieces), separator];
    return [...lead, ...within(text, mostPieces - lead.length - 1), separator];
  }

  /** The pieces of a text; of more than there is room for its beginning, and more of its end. */
  function within(text: string, room: number): number[] {
    const words = wordsOf(text);
    const own = firstPieces(words, room);
    if (own.length <= room) return own;
    const head = Math.min(headPieces, Math.floor(room / 3));
    return [...own.slice(0, head), ...lastPieces(words, room - head)];
  }

  function encodeOrder(lines: readonly string[], text: string): { ids: number[]; ends: number[] } {
    const ids = [first, separator];
    const ends: number[] = [];
    for (const line of lines) {
      ids.push(...firstPieces(wordsOf(line), mostLinePieces).slice(0, mostLinePieces));
      ends.push(ids.length);
      ids.push(separator);
    }
    ids.push(...within(text, mostOrderPieces - ids.length - 1), separator);
    return { ids, ends };
  }

  return { encode, encodeOrder };
}
