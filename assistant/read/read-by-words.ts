import type { Encoding } from '#language/encode/encoder.ts';
import { lexicalFallbackEncoding } from '#language/encode/lexical-fallback.ts';
import { placeIn } from '#language/slots/place-in.ts';
import { paddedText, plainWords } from '#language/text/plain.ts';
import { stem } from '#language/text/stem.ts';
import type { ReaderContext } from './reader-context.ts';

/** Shorter messages may be follow-ups whatever they look like. */
const fewWords = 6;

/** Reads a message by its words, if there is no encoder or its budget is used up. */
export function readByWords(reader: ReaderContext, message: string): Encoding {
  const words = reader.speller.correct(plainWords(message));
  const stems = new Set(words.map(stem));
  return lexicalFallbackEncoding({
    names: reader.nameMatcher.mentionsIn(words).some(({ isWeak }) => !isWeak),
    place: placeIn(message, reader.speller) !== undefined,
    refused: reader.shop.areasNotServed.some((area) => plainWords(area).every((word) => stems.has(stem(word)))),
    entry: reader.searchWords(words)[0]?.score ?? 0,
    text: paddedText(words),
    shortMessage: words.length <= fewWords,
  });
}
