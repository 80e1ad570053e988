/** BERT's WordPiece tokenizer, identical to `training/wordpiece.py`. Linear in the length of the text. */

/** The maximum number of tokens of a message: its beginning, and more of its end, where the question is. */
export const maxTokens = 44;
const headTokens = 15;
/** The maximum of its context, enough to know what was discussed. */
export const maxContextTokens = 20;
/** A longer 'word' is pasted text or a stuck key. */
const longestWord = 40;
/** Words whose tokens are cached. */
const maxCutBefore = 5_000;
/** Characters read: more than any message of that many tokens has. */
const maxLetters = 2_000;

const unknown = 1;
const first = 2;
export const separator = 3;

/** The maximum number of tokens of a turn, which is a message after the lines of an order; a model has so many positions. */
export const maxTurnTokens = 104;
const maxLineTokens = 10;

export interface Tokenizer {
  /** The tokens of a message, after those of its context. */
  encode(text: string, before?: string): number[];
  /** The tokens of a message, after those of an order's lines. */
  encodeTurn(lines: readonly string[], text: string): TurnTokens;
}

export interface TurnTokens {
  ids: number[];
  /** Where each line ends. */
  ends: number[];
  /** The words and punctuation of the message that were read. */
  words: TurnWord[];
}

export interface TurnWord {
  /** Its first token. */
  piece: number;
  /** Its index in the whole message. */
  word: number;
  /** Punctuation, the first word of a sentence, the first after a question, or any other word. */
  place: 'sign' | 'sentence' | 'question' | 'word';
}

const punctuation = /[\p{P}!-/:-@[-`{-~]/u;
const sentenceEnd = /^[.!]$/;
const ideograph = /[\u3400-\u9fff]/;
const beyondPlane = /[\ud800-\udfff]/;
const gap = /[\s\p{Zs}\p{C}]/u;

/** The words and punctuation of a text, and where each begins. */
function placedWords(text: string): { word: string; at: number }[] {
  const words: { word: string; at: number }[] = [];
  let word = '';
  let start = 0;
  const finish = () => {
    if (word) words.push({ word, at: start });
    word = '';
  };
  let at = 0;
  for (const sign of text.slice(0, maxLetters)) {
    for (const letter of sign
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')) {
      if (gap.test(letter)) finish();
      else if (punctuation.test(letter) || ideograph.test(letter)) {
        finish();
        words.push({ word: letter, at });
      } else {
        if (!word) start = at;
        word += letter;
      }
    }
    at += sign.length;
  }
  finish();
  return words;
}

/** The words and punctuation of a text. */
export function preTokenize(text: string): string[] {
  return placedWords(text).map(({ word }) => word);
}

/** A text split before some of its words, given by index. */
export function cutAtWords(text: string, words: readonly number[]): string[] {
  const places = placedWords(text);
  const cuts = [0, ...words.flatMap((word) => places[word]?.at ?? []), text.length];
  return cuts.slice(1).map((end, part) => text.slice(cuts[part], end));
}

/** `positions` are those of the model: an older one has fewer. */
export function createTokenizer(vocabulary: readonly string[], positions = maxTurnTokens): Tokenizer {
  const ids = new Map(vocabulary.map((piece, id) => [piece, id]));
  const cutBefore = new Map<string, number[]>();
  const longestPiece = vocabulary.reduce((most, piece) => Math.max(most, piece.length), 0);

  /** Characters outside the BMP would be cut in half; no token contains any. */
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

  /** A conversation is read several times for one reply, so its words are tokenized once. */
  function tokensOf(word: string): number[] {
    const known = cutBefore.get(word) ?? cut(word);
    if (cutBefore.size >= maxCutBefore) cutBefore.clear();
    cutBefore.set(word, known);
    return known;
  }

  /** The first tokens of a text, more than `most` if it has more; later words aren't tokenized. */
  function firstTokens(words: readonly string[], most: number): number[] {
    const found: number[] = [];
    for (const word of words) {
      if (found.length > most) break;
      found.push(...tokensOf(word));
    }
    return found;
  }

  function lastTokens(words: readonly string[], count: number): number[] {
    const found: number[][] = [];
    for (let at = words.length - 1, length = 0; at >= 0 && length < count; at--) {
      const own = tokensOf(words[at] ?? '');
      found.push(own);
      length += own.length;
    }
    return found.reverse().flat().slice(-count);
  }

  function encode(text: string, before?: string): number[] {
    const lead =
      before === undefined
        ? [first]
        : [first, ...firstTokens(preTokenize(before), maxContextTokens).slice(0, maxContextTokens), separator];
    return [...lead, ...within(text, maxTokens - lead.length - 1), separator];
  }

  /** The tokens of a text; if there are too many, its beginning and more of its end. */
  function within(text: string, room: number): number[] {
    const words = preTokenize(text);
    const own = firstTokens(words, room);
    if (own.length <= room) return own;
    const head = Math.min(headTokens, Math.floor(room / 3));
    return [...own.slice(0, head), ...lastTokens(words, room - head)];
  }

  function encodeTurn(lines: readonly string[], text: string): TurnTokens {
    const ids = [first, separator];
    const ends: number[] = [];
    for (const line of lines) {
      ids.push(...firstTokens(preTokenize(line), maxLineTokens).slice(0, maxLineTokens));
      ends.push(ids.length);
      ids.push(separator);
    }
    const said = preTokenize(text);
    const all = said.flatMap((word, number) =>
      tokensOf(word).map((id, part) => ({ id, word: part === 0 ? number : undefined })),
    );
    const room = positions - ids.length - 1;
    const head = Math.min(headTokens, Math.floor(room / 3));
    const own = all.length <= room ? all : [...all.slice(0, head), ...all.slice(all.length - (room - head))];
    const placeOf = (word: number): TurnWord['place'] => {
      const before = said[word - 1] ?? '';
      if (punctuation.test(said[word] ?? '')) return 'sign';
      return before === '?' ? 'question' : sentenceEnd.test(before) ? 'sentence' : 'word';
    };
    const words = own.flatMap(({ word }, at) =>
      word === undefined ? [] : [{ piece: ids.length + at, word, place: placeOf(word) }],
    );
    return { ids: [...ids, ...own.map(({ id }) => id), separator], ends, words };
  }

  return { encode, encodeTurn };
}
