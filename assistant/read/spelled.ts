import { plainWords } from '#language/text/plain.ts';
import type { Reader } from './reader.ts';

/** A longer message says enough by the words that are right. */
const mostLetters = 240;

/** What people type; markup and code have words of their own, and are to be seen as what they are. */
const prose = /^[\p{L}\p{N}\s.,!?'’"$€£%&:;()/+-]*$/u;

/** A message as it was meant to be written, where a word of it is none; otherwise as it is. */
export function spelled({ speller }: Pick<Reader, 'speller'>, message: string): string {
  if (message.length > mostLetters || !prose.test(message)) return message;
  const plain = plainWords(message);
  const right = speller.correct(plain).join(' ');
  return right === plain.join(' ') ? message : right;
}
