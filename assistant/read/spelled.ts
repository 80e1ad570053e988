import { plainWords } from '../text/plain.ts';
import type { Reader } from './read.ts';

/** The encoder reads no further. */
const readLetters = 240;

/** A message as it was meant to be written, where a word of it is none; otherwise as it is. */
export function spelled({ speller }: Pick<Reader, 'speller'>, message: string): string {
  const plain = plainWords(message.slice(0, readLetters));
  const right = speller.correct(plain).join(' ');
  return right === plain.join(' ') ? message : right;
}
