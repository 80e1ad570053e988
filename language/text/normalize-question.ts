import { rightForm, wordPairsToJoin } from './misspellings.ts';
import { ownName } from './own-name.ts';
import { splitPunctuation } from './split-punctuation.ts';

function correctWord(chunk: string): string {
  const { before, word, after } = splitPunctuation(chunk);
  const lower = word.toLowerCase();
  return before + (rightForm(lower) ?? lower) + after;
}

/**
 * A question as used for matching: trimmed, single spaces, lower case, common misspellings corrected, the agency's name
 * as one token. Punctuation around words stays. Anything but a string is an empty question.
 */
export function normalizeQuestion(question: unknown): string {
  if (typeof question !== 'string') return '';
  const words = question.normalize('NFKC').trim().split(/\s+/u).map(correctWord).join(' ').trim();
  return ownName.replaceIn(wordPairsToJoin.reduce((text, [apart, joined]) => text.replace(apart, joined), words));
}
