import { cues, hasCue } from '../text/cues.ts';
import type { Speller } from '../text/spelling.ts';
import { manipulationCues } from '../vocabulary/manipulation.ts';
import { readText } from './understand.ts';

const markup = /<(script|style)\b[^>]*>.*?<\/\1\s*>|<[^<>]{1,200}>/gis;
const parts =
  /[.!?;:,\n]+|--+|\b(?:and|then|anyway|but)\b(?=\s+(?:tell|give|say|what|how|then|also|answer|anyway)\b)/gi;
const dictates = cues(
  '(say|repeat|confirm|admit|agree|reply|pretend|assume|imagine|forget|ignore)',
  'everything (is|costs?)',
  'free',
);

/** What is left of a message when the attempts to steer the assistant are taken out: the real question, if there is one. */
export function honestPart(question: string, speller: Speller): string {
  return question
    .replace(markup, ' ')
    .split(parts)
    .filter((part) => {
      const { text, money } = readText(part, speller);
      const claims = money.length > 0 && !/ (?:how|what|which|can|do|price|cost) /.test(text);
      return !claims && !hasCue(text, manipulationCues) && !hasCue(text, dictates);
    })
    .join(', ')
    .replace(/^[\s,'"]+|[\s,]+$/g, '');
}
