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
/** A text is encoded up to here, and of the message before it about so many letters. */
const mostPieces = 64;
const beforeLetters = 80;
/** Word pieces read for one reply: each costs up to a millisecond, so a long history is read only as far as this goes. */
const mostPiecesRead = 96;
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

/** What encoding a text costs, in word pieces: at worst two letters make one. */
function costOf(text: string, before = ''): number {
  return Math.min(mostPieces, Math.ceil((text.length + Math.min(before.length, beforeLetters)) / 2));
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
  let left = mostPiecesRead;
  const encodeOne = async (text: string, before?: string): Promise<Encoding> => {
    left -= costOf(text, before);
    const [encoding] = encoder ? await encoder.encode([{ text, before }]) : [];
    return encoding ?? guess(reader, text);
  };
  async function encoded(text: string, before: string | undefined): Promise<Encoded> {
    const alone = await encodeOne(text);
    const leans = before !== undefined && alone.leans >= leansThreshold && wordCount(text) <= mostLeaningWords;
    const joined = leans && encoder && costOf(text, before) <= left ? await encodeOne(text, before) : undefined;
    return { question: text, alone, joined };
  }
  const last = await encoded(question, earlier.at(-1));
  const leaning = last.alone.leans >= leansThreshold || wordCount(question) <= fewWords;
  if (!earlier.length || !leaning || wordCount(question) > mostLeaningWords) return [last];
  const messages = [last];
  // From the latest back, as far as the work allowed for one reply goes.
  for (let index = earlier.length - 1; index >= 0; index--) {
    const text = earlier[index] ?? '';
    if (costOf(text) > left) break;
    messages.unshift(await encoded(text, earlier[index - 1]));
  }
  return messages;
}
