import type { Encodable, Encoder, Encoding, SegmentReading } from './encoder.ts';
import type { RoleLabel, SlotLabel } from './labels.ts';
import { cutAtWords, preTokenize, type Tokenizer, type TurnTokens } from './tokenizer.ts';

/** Cached messages with their encodings: a conversation reads its earlier messages again each turn. */
const maxRemembered = 2_000;

/** An encoder's functions, from tokens. */
interface Works {
  message(ids: readonly number[]): Encoding;
  /** The segments of a message, each with the index of its first word. */
  turn(pieces: TurnTokens): EncodedSegment[];
}

export interface EncodedSegment {
  word: number;
  /** Its words, by index, with their tags. */
  words: readonly { word: number; role: RoleLabel; value: SlotLabel }[];
  reading: Omit<SegmentReading, 'words'>;
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
  const turns = createMemory<EncodedSegment[]>();

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
      const segments = turns.get(pieces.ids, () => works.turn(pieces));
      const texts = cutAtWords(
        text,
        segments.slice(1).map(({ word }) => word),
      );
      const words = preTokenize(text);
      return segments.map(({ reading, words: read }, at) => ({
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
