import { concept } from '#language/retrieve/synonyms.ts';
import { stem } from '#language/text/stem.ts';

const stopWords = new Set(
  'a an and any are as at be been but by can could do does dont for from get got had has have how i id if im in is it its me much my of on or our please should so some that the their them there they this to us use want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Words read of a query: enough for any question, and it bounds the work for pasted text. */
const maxWords = 16;
/** A longer 'word' is pasted text or a stuck key. */
const maxWordLength = 40;

/** 'Front-end' is searched as two words and as one. */
function withJoined(word: string): string[] {
  const parts = word.split('-').filter(Boolean);
  return parts.length > 1 ? [...parts, parts.join('')] : parts;
}

/** The words of a text in lower case, without accents: 'Next.js' is 'nextjs', 'e-mail' is 'email'. */
export function splitWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/(\p{L})\.(?=js\b)/gu, '$1')
    .replace(/(?<![\p{L}\p{N}-])(\p{L})-(?=\p{L})/gu, '$1');
  return (plain.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).flatMap(withJoined);
}

/** The words of a query, up to the limit. */
export function readQuery(query: string): string[] {
  return splitWords(query)
    .filter((word) => word.length <= maxWordLength)
    .slice(0, maxWords);
}

/** The distinct words that aren't stop words; all of them if there are no others ('who are you'). */
export function contentWords(words: readonly string[]): string[] {
  const content = words.filter((word) => !stopWords.has(word));
  return [...new Set(content.length > 0 ? content : words)];
}

export function queryWords(query: string): string[] {
  return contentWords(readQuery(query));
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Prefix of concepts, so that they never match literal words. */
const conceptMark = '~';

export function isConcept(term: string): boolean {
  return term.startsWith(conceptMark);
}

/** A word is found literally and by its concept: 'emblems' also matches 'logo'. */
export function termsOf(word: string): string[] {
  return [word, conceptMark + concept(stem(word))];
}
