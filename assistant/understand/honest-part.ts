import { cues, hasCue } from '../text/cues.ts';
import { cueText, plainWords } from '../text/plain.ts';
import type { Speller } from '../text/spelling.ts';
import { manipulationCues } from '../vocabulary/manipulation.ts';

const markup = /<(script|style)\b[^>]*>.*?<\/\1\s*>|<[^<>]{1,200}>/gis;
const parts =
  /[.!?;:,\n]+|--+|\b(?:and|then|anyway|but)\b(?=\s+(?:tell|give|say|what|how|then|also|answer|anyway)\b)/gi;
const dictates = cues(
  '(say|repeat|confirm|admit|agree|reply|pretend|assume|imagine|forget|ignore)',
  'everything (is|costs?)',
  'free',
);

/** A real question is short; a pasted page would be taken apart at length. */
const readLetters = 600;
const mostParts = 40;

/** What is left of a message when the attempts to steer the assistant are taken out: the real question, if there is one. */
export function honestPart(question: string, speller: Speller): string {
  return question
    .slice(0, readLetters)
    .replace(markup, ' ')
    .split(parts, mostParts)
    .filter((part) => {
      const text = cueText(speller.correct(plainWords(part)));
      const claims = / \$\d/.test(text) && !/ (?:how|what|which|can|do|price|cost) /.test(text);
      return !claims && !hasCue(text, manipulationCues) && !hasCue(text, dictates);
    })
    .join(', ')
    .replace(/^[\s,'"]+|[\s,]+$/g, '');
}
