import type { Encodable, Encoder, Encoding } from './encoder.ts';
import type { Tokenizer } from './tokenizer.ts';

/** Messages kept with their encodings: a talk reads its earlier messages anew each turn. */
const mostRemembered = 2_000;

/** An encoder that works the same pieces out only once. */
export function createRemembering(
  name: string,
  tokenizer: Tokenizer,
  work: (ids: readonly number[]) => Encoding | Promise<Encoding>,
): Encoder {
  const remembered = new Map<string, Encoding>();

  async function encodeOne({ text, before }: Encodable): Promise<Encoding> {
    const ids = tokenizer.encode(text, before);
    const key = ids.join(' ');
    const known = remembered.get(key);
    if (known) return known;
    const encoding = await work(ids);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(key, encoding);
    return encoding;
  }

  return {
    name,
    async encode(messages) {
      const encodings: Encoding[] = [];
      for (const message of messages) encodings.push(await encodeOne(message));
      return encodings;
    },
    cost({ text, before }) {
      const ids = tokenizer.encode(text, before);
      return remembered.has(ids.join(' ')) ? 0 : ids.length;
    },
  };
}
