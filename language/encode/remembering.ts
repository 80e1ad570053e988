import type { Encodable, Encoder, Encoding, OrderMessage, OrderReading } from './encoder.ts';
import type { Tokenizer } from './tokenizer.ts';

/** Messages kept with their encodings: a talk reads its earlier messages anew each turn. */
const mostRemembered = 2_000;

/** What an encoder works out, from word pieces. */
interface Works {
  message(ids: readonly number[]): Encoding;
  order(ids: readonly number[], ends: readonly number[]): OrderReading;
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
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(key, value);
      return value;
    },
  };
}

/** An encoder that works the same pieces out only once. */
export function createRemembering(name: string, tokenizer: Tokenizer, works: Works): Encoder {
  const messages = createMemory<Encoding>();
  const orders = createMemory<OrderReading>();

  function encodeOne({ text, before }: Encodable): Encoding {
    const ids = tokenizer.encode(text, before);
    return messages.get(ids, () => works.message(ids));
  }

  return {
    name,
    async encode(given) {
      const encodings: Encoding[] = [];
      // A turn of the event loop for each: others are answered in between.
      for (const message of given) encodings.push(await encodeOne(message));
      return encodings;
    },
    cost({ text, before }) {
      const ids = tokenizer.encode(text, before);
      return messages.has(ids) ? 0 : ids.length;
    },
    async readOrder({ lines, text }: OrderMessage) {
      const { ids, ends } = tokenizer.encodeOrder(lines, text);
      return orders.get(ids, () => works.order(ids, ends));
    },
    orderCost({ lines, text }) {
      const { ids } = tokenizer.encodeOrder(lines, text);
      return orders.has(ids) ? 0 : ids.length;
    },
  };
}
