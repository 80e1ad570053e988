import type { Encoder, TaggedWord } from '#language/encode/encoder.ts';
import type { DialogueState } from '../dialogue/state.ts';
import { describedSpans } from './described-items.ts';
import { read } from './read.ts';
import { readByWords } from './read-by-words.ts';
import type { DescribedItem, ReaderContext } from './reader-context.ts';
import type { Reading } from './reading.ts';
import { spelled } from './spelled.ts';

/** Remaining token budget of a reply; each token takes about half a millisecond. */
export interface TokenBudget {
  left: number;
}

/** Limits for messages read by words only: characters, and spelling lookups. */
const glancedLetters = 60;
const glancedLookUps = 2;
/** Readings of earlier messages are cached. */
const maxReadings = 1_000;

/** A message with its context and the tags of its words. */
interface MessageInput {
  text: string;
  before?: string | undefined;
  taggedWords?: readonly TaggedWord[] | undefined;
  asksByName?: boolean | undefined;
  /** It may order something. */
  mayOrder?: boolean | undefined;
  /** It may change what is ordered. */
  mayChange?: boolean | undefined;
}

export interface MessageReader {
  /** Tokens a message would cost; 0 if cached. */
  costOf(text: string, before?: string): number;
  /** Reads a message in context; by words only if the budget is used up. */
  readMessage(message: MessageInput, state: DialogueState, tokens: TokenBudget): Promise<Reading>;
}

export function createMessageReader(reader: ReaderContext, encoder: Encoder | undefined): MessageReader {
  const readings = new Map<string, Reading>();
  const { speller } = reader;
  const glancing: ReaderContext = {
    ...reader,
    speller: { ...speller, correct: (words) => speller.correct(words, glancedLookUps) },
  };
  const costOf = (text: string, before?: string) => encoder?.cost({ text, before }) ?? 0;

  /** Things a message wants, each encoded separately as far as the budget allows. */
  async function encoded(texts: readonly string[], tokens: TokenBudget): Promise<DescribedItem[]> {
    const affordable = texts.filter((text) => {
      const cost = costOf(text);
      if (cost > tokens.left) return false;
      tokens.left -= cost;
      return true;
    });
    const encodings = (await encoder?.encode(affordable.map((text) => ({ text })))) ?? [];
    return encodings.flatMap((encoding, at) => [{ text: affordable[at] ?? '', encoding }]);
  }

  return {
    costOf,
    async readMessage(
      { text: message, before, taggedWords = [], asksByName = false, mayOrder = false, mayChange = false },
      { lines, focus },
      tokens,
    ) {
      const cost = costOf(message, before);
      const discussed = [...new Set(lines.map(({ service }) => service))];
      const key = `${discussed}\n${focus}\n${before}\n${taggedWords.map(({ role, value }) => `${role} ${value}`)} ${asksByName} ${mayOrder} ${mayChange}\n${message}`;
      if (cost > tokens.left) {
        const glance = message.slice(0, glancedLetters);
        return read(glancing, { question: glance, encoding: readByWords(glancing, glance), discussed, focus });
      }
      const known = cost === 0 ? readings.get(key) : undefined;
      if (known) return known;
      tokens.left -= cost;
      const [encoding = readByWords(reader, message)] = encoder
        ? await encoder.encode([{ text: spelled(reader, message), before }])
        : [];
      const byTags = (mayOrder || mayChange) && encoder?.hasTokenHeads === true;
      const things = byTags && mayOrder ? await encoded(describedSpans(reader, taggedWords), tokens) : [];
      const reading = read(reader, {
        question: message,
        encoding,
        discussed,
        focus,
        taggedWords,
        asksByName,
        orders: mayOrder,
        byTags,
        things,
      });
      if (readings.size >= maxReadings) readings.clear();
      readings.set(key, reading);
      return reading;
    },
  };
}
