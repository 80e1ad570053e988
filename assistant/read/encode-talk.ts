import type { HistoryMessage } from '../contract.ts';
import type { Encoder, Encoding } from '../encode/encoder.ts';
import { guessEncoding } from '../encode/guess.ts';
import { cueText, plainWords } from '../text/plain.ts';
import { stem } from '../text/stem.ts';
import { leansThreshold } from '../thresholds.ts';
import { placeIn } from './place-in.ts';
import type { Encoded, Reader } from './read.ts';

/** Earlier messages of the visitor that are looked at, and how much of each. */
const mostEarlier = 6;
const earlierLetters = 160;
/** A longer message says itself what it is about. */
const mostLeaningWords = 24;
/** A shorter one may lean on what was said, whatever it looks like. */
const fewWords = 6;

function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** What words alone tell of a message, where no encoder is at hand. */
function guess(reader: Reader, question: string): Encoding {
  const words = reader.speller.correct(plainWords(question));
  const stems = new Set(words.map(stem));
  return guessEncoding({
    names: reader.namer.mentionsIn(words).some(({ weak }) => !weak),
    place: placeIn(question, reader.speller) !== undefined,
    refused: reader.shop.areasNotServed.some((area) => plainWords(area).every((word) => stems.has(stem(word)))),
    entry: reader.searchWords(question)[0]?.score ?? 0,
    text: cueText(words),
    shortMessage: words.length <= fewWords,
  });
}

/** The messages of a talk as the encoder sees them, the question last; earlier ones only where it leans on them. */
export async function encodeTalk(
  reader: Reader,
  encoder: Encoder | undefined,
  question: string,
  history: readonly HistoryMessage[],
): Promise<Encoded[]> {
  const earlier = history
    .filter(({ sender }) => sender === 'user')
    .slice(-mostEarlier)
    .map(({ text }) => text.slice(0, earlierLetters));
  const encodeOne = async (text: string, before?: string): Promise<Encoding> => {
    const [encoding] = encoder ? await encoder.encode([{ text, before }]) : [];
    return encoding ?? guess(reader, text);
  };
  async function encoded(text: string, before: string | undefined): Promise<Encoded> {
    const alone = await encodeOne(text);
    const leans = before !== undefined && alone.leans >= leansThreshold && wordCount(text) <= mostLeaningWords;
    return { question: text, alone, joined: leans && encoder ? await encodeOne(text, before) : undefined };
  }
  const last = await encoded(question, earlier.at(-1));
  const leaning = last.alone.leans >= leansThreshold || wordCount(question) <= fewWords;
  if (!earlier.length || !leaning || wordCount(question) > mostLeaningWords) return [last];
  const before: Encoded[] = [];
  for (const [index, text] of earlier.entries()) before.push(await encoded(text, earlier[index - 1]));
  return [...before, last];
}
