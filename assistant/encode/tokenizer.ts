/** BERT's word pieces, as `training/wordpiece.py` cuts them. Pure letters in, numbers out; the work is linear in the text. */

/** A message is read up to this many pieces: its beginning, and more of its end, where the question stands. */
export const mostPieces = 44;
const headPieces = 15;
/** Of what stands before it, enough to know what was spoken of. */
export const mostEarlierPieces = 20;
/** A longer 'word' is a paste or a key held down. */
const longestWord = 40;
/** Letters looked at: more than any message of so many pieces has. */
const mostLetters = 2_000;

const unknown = 1;
const first = 2;
export const separator = 3;

export interface Tokenizer {
  /** The pieces of a message, behind those of what stands before it. */
  encode(text: string, before?: string): number[];
}

const punctuation = /[\p{P}!-/:-@[-`{-~]/u;
const ideograph = /[\u3400-\u9fff]/;
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
  const longestPiece = vocabulary.reduce((most, piece) => Math.max(most, piece.length), 0);

  function pieces(word: string): number[] {
    const letters = [...word];
    if (letters.length > longestWord) return [unknown];
    const found: number[] = [];
    for (let start = 0; start < letters.length; ) {
      let end = Math.min(letters.length, start + longestPiece);
      let id: number | undefined;
      for (; end > start && id === undefined; end--) {
        id = ids.get(`${start ? '##' : ''}${letters.slice(start, end).join('')}`);
      }
      if (id === undefined) return [unknown];
      found.push(id);
      start = end + 1;
    }
    return found;
  }

  function piecesOf(text: string): number[] {
    return wordsOf(text).flatMap(pieces);
  }

  function encode(text: string, before?: string): number[] {
    const lead = before === undefined ? [first] : [first, ...piecesOf(before).slice(0, mostEarlierPieces), separator];
    const own = piecesOf(text);
    const room = mostPieces - lead.length - 1;
    if (own.length <= room) return [...lead, ...own, separator];
    const head = Math.min(headPieces, Math.floor(room / 3));
    return [...lead, ...own.slice(0, head), ...own.slice(own.length - (room - head)), separator];
  }

  return { encode };
}
