import { plainWords } from '#language/text/plain.ts';
import type { ReaderContext } from './reader-context.ts';

/** Longer messages need no correction: their correct words suffice. */
const maxLetters = 240;

/** Natural text only; markup and code aren't corrected. */
const prose = /^[\p{L}\p{N}\s.,!?'’"$€£%&:;()/+-]*$/u;

/** A message with its spelling corrected. */
export function spelled({ speller }: Pick<ReaderContext, 'speller'>, message: string): string {
  if (message.length > maxLetters || !prose.test(message)) return message;
  const plain = plainWords(message);
  const right = speller.correct(plain).join(' ');
  return right === plain.join(' ') ? message : right;
}
