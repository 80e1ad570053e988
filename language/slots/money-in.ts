import { isAdSpend } from './numbers-in.ts';

/** An amount of money in a message, and its role. */
export interface Money {
  dollars: number;
  at: number;
  /** The visitor's budget. */
  budget: boolean;
}

const limitWords =
  /^(?:budget|under|below|within|maximum|max|only|spend|afford|cap|ceiling|limit|most|tops|spare|saved|left|exceed|have|got|pay|with|invest|set|than|up|about|around|is|of|to|for|my|our|just|like|roughly|total)$/;
const strongLimit =
  / (?:budget|under|below|less than|no more than|not more than|at most|up to|max|maximum|spend|afford|cap|ceiling|limit|tops|to spare|saved|can pay|could pay|willing to pay|put aside|set aside|stay within|within) /;
/** 'I have …' may be money or pages: without a currency, only a larger figure is money. */
const possessionWords = / (?:have only|only have|only got|i have|we have|i got|we got) /;
const minOwned = 100;
const limitFollowers =
  /^(?:to spend|budget|max|maximum|tops|at most|limit|to work|left|in hand|is my|is our|is all|is the|for it all|or less)/;
const bareMoney = /^\d{2,6}$/;
const countedNouns =
  /^(?:pages?|words?|days?|weeks?|months?|hours?|keywords?|posts?|concepts?|competitors?|rivals?|citations?|listings?|directories|items?|banners?|stats?|platforms?|campaigns?|times|years?|minutes|percent|%|people|of)$/;

/** 'I have 20 products' counts things; a sum of money is followed only by function words. */
const thing =
  /^(?!(?:for|to|and|or|max|maximum|tops|total|at|left|is|only|so|budget|per|a|in|on|but|all|if|would|will|can|do|does|right|now)$)[a-z]{2,}$/;
/** '2 logos is 300, right?' */
const claimWords = /^(?:is|are|be|costs?|was|for|at)$/;
const tagQuestionWords = /^(?:right|correct|true|yes|no|isnt|innit)$/;

/** How far back a word that makes a figure a budget may be. */
const maxDistance = 4;

function isBudget(words: readonly string[], at: number): boolean {
  const before = ` ${words.slice(Math.max(0, at - maxDistance), at).join(' ')} `;
  const after = words.slice(at + 1, at + 4).join(' ');
  const isOwned = possessionWords.test(before) && (words[at]?.startsWith('$') || Number(words[at]) >= minOwned);
  const isGiven = /^(?:with|got|have)$/.test(words[at - 1] ?? '') && words[at]?.startsWith('$');
  return strongLimit.test(before) || limitFollowers.test(after) || isOwned || isGiven === true;
}

/** 'With a logo it is 550?', but not 'how much is 500?' */
function isLastSaid(words: readonly string[], at: number): boolean {
  const isEnd = words.slice(at + 1).every((word) => word === '.');
  return isEnd && /^(?:is|are|be)$/.test(words[at - 1] ?? '') && words[at - 2] !== 'much';
}

/** '$400', and bare figures if the words next to them make them money: 'my budget is 400', 'the 800 one'. */
export function moneyIn(words: readonly string[]): Money[] {
  return words.flatMap((word, at): Money[] => {
    if (isAdSpend(words, at)) return [];
    if (/^\$\d/.test(word)) return [{ dollars: Number(word.slice(1)), at, budget: isBudget(words, at) }];
    if (!bareMoney.test(word) || countedNouns.test(words[at + 1] ?? '')) return [];
    const isLimited = limitWords.test(words[at - 1] ?? '') || words[at + 1] === 'budget';
    const budget = isBudget(words, at) && isLimited && !thing.test(words[at + 1] ?? '');
    const isSum = isLastSaid(words, at) && Number(word) >= minOwned;
    const claimed = (claimWords.test(words[at - 1] ?? '') && tagQuestionWords.test(words[at + 1] ?? '')) || isSum;
    const named =
      /^(?:one|package|plan|option|tier)$/.test(words[at + 1] ?? '') &&
      /^(?:the|your|that|a)$/.test(words[at - 1] ?? '');
    return budget || named || claimed ? [{ dollars: Number(word), at, budget }] : [];
  });
}
