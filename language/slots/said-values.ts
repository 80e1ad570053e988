import type { QuantityName } from '#catalogue/quantities.ts';
import { limitsNamed } from './numbers-in.ts';
import { type AuthorityMark, authoritiesIn, type TierMark, tiersIn } from './tiers-in.ts';

/** A number, whatever it may be: a price, an amount, how often. */
export interface SaidNumber {
  value: number;
  /** The limits of packages that a word after it can mean. */
  limits: readonly QuantityName[];
  months: boolean;
  /** With a sign of money. */
  money: boolean;
}

/** Everything in a part of a message that may be a value of the one thing it changes; what it says 'not' to is left out. */
export interface SaidValues {
  numbers: readonly SaidNumber[];
  tiers: readonly TierMark[];
  authorities: readonly AuthorityMark[];
}

const unitReach = 4;
const negationReach = 3;
const negates = /^(?:not|isnt|wasnt|never|no|than|nor|without)$/;
const stops = /^(?:[.,;!?]|but|and|only|just|rather)$/;
const others = /^(?:instead|rather)$/;
const wordNumbers: Readonly<Record<string, number>> = { one: 1, once: 1, single: 1, twice: 2 };
const digits = /^\$?\d+(?:\.\d+)?$/;

/** 'Not six', 'instead of the standard', 'rather than five'. */
function isNegated(words: readonly string[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - negationReach); back--) {
    const word = words[back] ?? '';
    if (stops.test(word)) return false;
    if (negates.test(word) || (word === 'of' && others.test(words[back - 1] ?? ''))) return true;
  }
  return false;
}

function unitAfter(words: readonly string[], at: number): readonly QuantityName[] {
  for (const word of words.slice(at + 1, at + 1 + unitReach)) {
    if (digits.test(word) || stops.test(word)) return [];
    const limits = limitsNamed(word);
    if (limits.length) return limits;
  }
  return [];
}

/** 'The small one', 'that one': no number. */
function isPronoun(words: readonly string[], at: number): boolean {
  return (
    words[at] === 'one' &&
    /^(?:the|that|this|which|small|big|cheap|middle|last|first|second|third|basic|standard|premium|other|next|\$?\d+)$/.test(
      words[at - 1] ?? '',
    )
  );
}

export function saidValues(words: readonly string[]): SaidValues {
  const isMeant = ({ at }: { at: number }) => !isNegated(words, at);
  const numbers = words.flatMap((word, at): SaidNumber[] => {
    const value = wordNumbers[word] ?? (digits.test(word) ? Number(word.replace('$', '')) : undefined);
    if (value === undefined || isPronoun(words, at) || isNegated(words, at)) return [];
    const months = words.slice(at + 1, at + 3).some((next) => /^months?$/.test(next));
    return [{ value, limits: months ? [] : unitAfter(words, at), months, money: word.startsWith('$') }];
  });
  return { numbers, tiers: tiersIn(words).filter(isMeant), authorities: authoritiesIn(words).filter(isMeant) };
}
