import { isCommonWord } from './common-words.ts';
import { placeWords } from './place-names.ts';
import { editDistance } from './similarity.ts';
import { tradeWords } from './trade-words.ts';

/** A longer 'word' is pasted text or a stuck key, not a misspelling. */
const longestWord = 20;

/** Unknown words looked up per text; a text of unknown words is another language, and each lookup takes time. */
const maxLookUps = 16;

/** Swapped neighbours count as one typo. */
function typingDistance(word: string, target: string): number {
  return editDistance(word, target, { swaps: true });
}

const wordsByLength = Map.groupBy(tradeWords, (word) => word.length);

function consonants(word: string): string {
  return word
    .replace(/ck|c/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/z/g, 's')
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1/g, '$1');
}

/** The consonants as pronounced: 'enjin' and 'engine', 'soshul' and 'social', 'nekst' and 'next' sound alike. */
function phoneticKey(word: string): string {
  return word
    .replace(/(.)\1/g, '$1')
    .replace(/sh|[tcs]i(?=[aeou])/g, 'ß')
    .replace(/dge|g(?=[ei])/g, 'j')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/x/g, 'ks')
    .replace(/ck|qu?|c/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/[aeiouyh]/g, '');
}

const wordsByPhoneticKey = Map.groupBy(
  [...tradeWords].filter((word) => word.length > 3),
  phoneticKey,
);
/** With fewer consonants, too many words sound alike: 'plase' is 'place' or 'please'. */
const minSounds = 3;
/** Letters that may be missing in a phonetic spelling; a word typed without its vowels lacks more. */
const lettersMissing = (word: string) => (/[aeiouy].*[aeiouy]/.test(word) ? 2 : 4);

/** Groups of vowels, without a silent final e. */
function syllables(word: string): number {
  return word.replace(/e$/, '').match(/[aeiouy]+/g)?.length ?? 0;
}

/** Vowels are omitted in a hurry, never added; and the beginning is the most reliable. */
function isPhoneticMatch(word: string, target: string): boolean {
  return (
    Math.abs(target.length - word.length) <= lettersMissing(word) &&
    syllables(word) <= syllables(target) &&
    /^(?:(.).* \1|[ckqs].* [ckqs]|[gj].* [gj]|x.* ex|f.* ph)/.test(`${word} ${target}`) &&
    typingDistance(word, target) <= Math.max(word.length, target.length) / 2
  );
}

/** The known word with the same pronunciation. */
function phoneticMatch(word: string): string | undefined {
  const key = phoneticKey(word);
  if (key.length < minSounds) return undefined;
  return wordsByPhoneticKey
    .get(key)
    ?.filter((target) => isPhoneticMatch(word, target))
    .toSorted((left, right) => typingDistance(word, left) - typingDistance(word, right))[0];
}

/**
 * Allowed typos: 'cost' one, 'develpment' two, more only if the consonants match ('pagis' for 'pages'). Higher values
 * turn names into our words: 'graz' would be 'great'.
 */
function allowedTypos(word: string): number {
  if (word.length < 4) return 0;
  if (word.length < 6) return 1;
  return word.length < 9 ? 2 : 3;
}

function isNearer(word: string, target: string, distance: number): boolean {
  const sameSound = consonants(word) === consonants(target);
  if (word.length === 3) return distance === 1 && sameSound && target.length === 4;
  if (word[0] !== target[0] && !isSwap(word, target)) return false;
  if (word.length < 5 && distance > 1) return false;
  if (word.length < 6 && (distance === 2 || word.length === target.length)) return sameSound || isSwap(word, target);
  return distance <= allowedTypos(word) && (distance < 2 || sameSound || distance / target.length < 0.28);
}

function lettersOf(word: string): string {
  return [...word].toSorted().join('');
}

const lettersOfTargets = new Map(Array.from(tradeWords, (word) => [word, lettersOf(word)]));

/** 'cots' and 'cost': the same letters in another order. A replaced consonant makes another word: 'proto', 'promo'. */
function isSwap(word: string, target: string): boolean {
  return lettersOf(word) === lettersOfTargets.get(target);
}

function nearestTarget(word: string): string | undefined {
  let best: { target: string; cost: number } | undefined;
  const letters = lettersOf(word);
  for (let length = word.length - 2; length <= word.length + 2; length++) {
    for (const target of wordsByLength.get(length) ?? []) {
      // Of thousands of words, few start alike: only those are compared letter by letter.
      if (word.length > 3 && word[0] !== target[0] && letters !== lettersOfTargets.get(target)) continue;
      const distance = typingDistance(word, target);
      if (distance > 3 || !isNearer(word, target, distance)) continue;
      const cost =
        distance -
        (consonants(word) === consonants(target) ? 0.5 : 0) -
        (target[0] === word[0] ? 0.2 : 0) -
        (target.length > word.length ? 0.1 : 0);
      if (!best || cost < best.cost) best = { target, cost };
    }
  }
  return best?.target;
}

/** A second attempt with another form of the word, if there is one. */
function retryIfChanged(word: string, form: string, lookUp: typeof phoneticMatch): string | undefined {
  return form === word ? undefined : lookUp(form);
}

/** 'howlong' gives 'how long'. */
function splitInTwo(word: string): string | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const left = word.slice(0, at);
    const right = word.slice(at);
    if (isKnownWord(left) && isKnownWord(right)) return `${left} ${right}`;
  }
  return undefined;
}

function isEveryday(word: string): boolean {
  return isCommonWord(word);
}

/** A form of an everyday word: 'farmers', 'trucking', 'batteries'. */
function isForm(word: string): boolean {
  return (
    (word.length > 4 &&
      [/s$/, /es$/, /ing$/, /ed$/, /ers?$/, /ors?$/].some((ending) => isCommonWord(word.replace(ending, '')))) ||
    isCommonWord(word.replace(/ies$/, 'y'))
  );
}

function isKnownWord(word: string): boolean {
  return tradeWords.has(word) || (word.length > 4 && isEveryday(word)) || word === 'how' || word === 'seo';
}

export interface Speller {
  isKnown(word: string): boolean;
  /** An ordinary word, not a place name. */
  isEnglish(word: string): boolean;
  /** The words with misspellings corrected, up to a limit; known words stay. */
  correct(words: readonly string[], most?: number): string[];
}

/** `written` are the words of the knowledge base, which are correct. */
export function createSpeller(written: ReadonlySet<string>): Speller {
  const remembered = new Map<string, string>();
  const isEnglish = (word: string) => isEveryday(word) || isForm(word) || tradeWords.has(word) || written.has(word);
  const isKnown = (word: string) => isEnglish(word) || placeWords.has(word);

  function mayBeMisspelt(word: string): boolean {
    return word.length >= 3 && word.length <= longestWord && /^[a-z]+$/.test(word) && !isKnown(word);
  }

  function correctWord(word: string): string {
    const before = remembered.get(word);
    if (before !== undefined) return before;
    const corrected =
      (word.length > 5 ? splitInTwo(word) : undefined) ??
      nearestTarget(word) ??
      retryIfChanged(word, word.replace(/(?:sh|ti|ci)[aeiou]+n(?=s?$)/, 'tion'), nearestTarget) ??
      phoneticMatch(word) ??
      retryIfChanged(word, word.replace(/s$/, ''), phoneticMatch) ??
      word;
    if (remembered.size > 5000) remembered.clear();
    remembered.set(word, corrected);
    return corrected;
  }

  function correct(words: readonly string[], most = maxLookUps): string[] {
    let left = most;
    return words.flatMap((word) => {
      if (!mayBeMisspelt(word)) return [word];
      left--;
      return left < 0 ? [word] : correctWord(word).split(' ');
    });
  }

  return { isKnown, isEnglish, correct };
}
