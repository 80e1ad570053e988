import { plainWords } from '../text/plain.ts';
import { stem } from '../text/stem.ts';
import { shortestQueryWord } from '../thresholds.ts';
import { concept } from './synonyms.ts';

const stopWords = new Set(
  'the and for are was were you your yours can could would should will shall does did has have had with that this these those there here what which who whom how why when where from into our out its their them they his her she him not but any some all also just only very please tell know want need like get got give let may might must per via about more most much many one two than then too use using used been being thing things something anything guys really okay hello hey thanks thank sir madam'.split(
    ' ',
  ),
);

/** The words of a text that say what it is about. */
export function termsOf(
  text: string,
  correct: (words: readonly string[]) => readonly string[] = (words) => words,
): string[] {
  const words = correct(plainWords(text)).filter(
    (word) => (word.length >= shortestQueryWord || /^\d+$/.test(word)) && !stopWords.has(word),
  );
  return words.map((word) => concept(stem(word)));
}
