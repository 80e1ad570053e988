import type { Encodable, Encoder, Encoding, PartReading } from './encoder.ts';
import type { Role, Said } from './labels.ts';
import { cutAtWords, preTokenize, type Tokenizer, type TurnPieces } from './tokenizer.ts';

/** Cached messages with their encodings: a conversation reads its earlier messages again each turn. */
const maxRemembered = 2_000;

/** An encoder's functions, from tokens. */
interface Works {
  message(ids: readonly number[]): Encoding;
  /** The parts of a message, each with the index of its first word. */
  turn(pieces: TurnPieces): ReadPart[];
}

export interface ReadPart {
  word: number;
  /** Its words, by index, with what each names and says. */
  words: readonly { word: number; role: Role; value: Said }[];
  reading: Omit<PartReading, 'words'>;
}

function createMemory<Value>() {
  const remembered = new Map<string, Value>();
  const keyOf = (ids: readonly number[]) => ids.join(' ');
  return {
    has: (ids: readonly number[]) => remembered.has(keyOf(ids)),
    get(ids: readonly number[], work: () => Value): Value {
      const key = keyOf(ids);
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const value = work();
      if (remembered.size >= maxRemembered) remembered.clear();
      remembered.set(key, value);
      return value;
    },
  };
}

/** An encoder that computes the same tokens only once. */
export function createCachedEncoder(name: string, tokenizer: Tokenizer, works: Works): Encoder {
  const messages = createMemory<Encoding>();
  const turns = createMemory<ReadPart[]>();

  function encodeOne({ text, before }: Encodable): Encoding {
    const ids = tokenizer.encode(text, before);
    return messages.get(ids, () => works.message(ids));
  }

  return {
    name,
    async encode(given) {
      const encodings: Encoding[] = [];
      // One turn of the event loop each, so that others are answered in between.
      for (const message of given) encodings.push(await encodeOne(message));
      return encodings;
    },
    cost({ text, before }) {
      const ids = tokenizer.encode(text, before);
      return messages.has(ids) ? 0 : ids.length;
    },
    async readTurn({ lines, text }) {
      const pieces = tokenizer.encodeTurn(lines, text);
      const parts = turns.get(pieces.ids, () => works.turn(pieces));
      const texts = cutAtWords(
        text,
        parts.slice(1).map(({ word }) => word),
      );
      const words = preTokenize(text);
      return parts.map(({ reading, words: read }, at) => ({
        ...reading,
        words: read.map(({ word, ...labels }) => ({ text: words[word] ?? '', ...labels })),
        text: texts[at] ?? '',
      }));
    },
    turnCost({ lines, text }) {
      const { ids } = tokenizer.encodeTurn(lines, text);
      return turns.has(ids) ? 0 : ids.length;
    },
  };
}
