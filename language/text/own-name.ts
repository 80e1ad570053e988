import { brandMisspellings, company } from '#company/facts.ts';
import { isCommonWord } from './common-words.ts';
import { editDistance } from './similarity.ts';

/** Optional words within a name: 'Harbour & Pine', 'harbour pine'. */
const optionalWords = /^(?:and|n)$/;
const gap = /^[\s&+'’-]*$/u;

function nameWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !optionalWords.test(word));
}

/** A name reduced to its letters, however it is written: 'Harbour & Pine' gives 'harbourpine'. */
function lettersOnly(words: readonly string[]): string {
  return words.filter((word) => !optionalWords.test(word)).join('');
}

/**
 * How many typos are allowed if the misspelling isn't listed: none in short names, because 'blue box' isn't 'Blue Fox'.
 */
function allowedTypos(name: string): number {
  if (name.length < 8) return 0;
  return name.length < 12 ? 1 : 2;
}

export interface OwnName {
  /** A token for the name that no other word matches. */
  word: string;
  /** Replaces the agency's name, however it is written, by `put` or that token. URLs stay unchanged. */
  replaceIn(text: string, put?: string): string;
}

export function createOwnName(name: string, misspellings: readonly string[]): OwnName {
  const word = lettersOnly(nameWords(name));
  const written = new Set([word, ...misspellings.map((wrong) => lettersOnly(nameWords(wrong)))]);
  // One more word than the name has: 'kite fold' for a name of one; and what joins them.
  const firstLetters = new Set([...written].map((letters) => letters[0]));
  const maxLetters = Math.max(...[...written].map((letters) => letters.length)) + allowedTypos(word);
  const maxWords = Math.max(...[name, ...misspellings].map((text) => nameWords(text).length)) * 2 + 1;

  function isNearly(words: readonly string[], letters: string): boolean {
    const most = allowedTypos(word);
    return (
      letters[0] === word[0] &&
      Math.abs(letters.length - word.length) <= most &&
      // Everyday words similar to the name keep their own meaning.
      words.some((each) => !isCommonWord(each)) &&
      editDistance(letters, word, { swaps: true }) <= most
    );
  }

  function isName(words: readonly string[]): boolean {
    if (optionalWords.test(words[0] ?? '') || optionalWords.test(words.at(-1) ?? '')) return false;
    const letters = lettersOnly(words);
    return written.has(letters) || isNearly(words, letters);
  }

  function replaceIn(text: string, put = word): string {
    const found = Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), (match) => ({
      lower: match[0].toLowerCase(),
      from: match.index,
      to: match.index + match[0].length,
    }));
    let result = '';
    let done = 0;
    for (let first = 0; first < found.length; first++) {
      const last = lastOfName(found, first, text);
      const [start, end] = [found[first], last === undefined ? undefined : found[last]];
      if (!start || !end || last === undefined) continue;
      result += text.slice(done, start.from) + put;
      done = end.to;
      first = last;
    }
    return result + text.slice(done);
  }

  /** Where a name that starts at a word ends; the longest match, so that nothing of it is left. */
  function lastOfName(
    found: readonly { lower: string; from: number; to: number }[],
    first: number,
    text: string,
  ): number | undefined {
    let longest: number | undefined;
    const start = found[first]?.from ?? 0;
    if (!firstLetters.has(found[first]?.lower[0]) || /[@./]/.test(text[start - 1] ?? '')) return undefined;
    const words: string[] = [];
    let letters = 0;
    for (let at = first; at < Math.min(found.length, first + maxWords); at++) {
      const [one, before] = [found[at], found[at - 1]];
      const between = at > first ? text.slice(before?.to, one?.from) : '';
      // The possessive: "the name's office".
      if (!one || !gap.test(between) || (/['’]/.test(between) && one.lower === 's')) break;
      words.push(one.lower);
      letters += optionalWords.test(one.lower) ? 0 : one.lower.length;
      if (letters > maxLetters) break;
      if (isName(words) && !/^[.@][\p{L}\p{N}]/u.test(text.slice(one.to, one.to + 2))) longest = at;
    }
    return longest;
  }

  return { word, replaceIn };
}

export const ownName = createOwnName(company.name, brandMisspellings);
