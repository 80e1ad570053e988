/** Signs of spam. Such a message is marked and kept, because the signs are only guesses. */
export type SpamMark = 'trap' | 'links' | 'repeats-itself' | 'same-text' | 'same-email';

const link = /https?:\/\/|\bwww\.|\[url/gi;
/** Clients mention a site or two: their own and one they like. */
const maxLinks = 3;
/** In a text this long, normally at least half of the words are distinct. */
const longText = 30;
const minVariety = 0.35;
const sameLetter = /(\p{L}|\p{P})\1{14,}/u;

export function spamMarksOf(message: string): SpamMark[] {
  const marks: SpamMark[] = [];
  if ((message.match(link)?.length ?? 0) > maxLinks) marks.push('links');
  const words = message.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const monotonous = words.length >= longText && new Set(words).size / words.length < minVariety;
  if (monotonous || sameLetter.test(message)) marks.push('repeats-itself');
  return marks;
}

/** Ignores differences in case, spaces and punctuation. */
export function textKey(message: string): string {
  return (message.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
