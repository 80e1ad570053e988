import { pricedPackages } from '#catalogue/look-up.ts';
import type { Package } from '#catalogue/package.ts';
import { tierCues } from '../vocabulary/tiers.ts';

type Rank = 'first' | 'middle' | 'last';

export interface TierMention {
  rank: Rank;
  /** The word used: 'premium', 'cheapest'. */
  word: string;
  at: number;
}

function findAll(text: string, rank: Rank): TierMention[] {
  const pattern = new RegExp(tierCues[rank].source, 'gu');
  return Array.from(text.matchAll(pattern), (found) => ({ rank, word: found[0].trim(), at: found.index + 1 }));
}

/** 'From small to large' is the whole list; 'from Basic to Premium' is a step between two. */
const wholeList =
  / (?:small\S*|cheap\S*|low\S*|little|least) (?:\S+ ){0,2}(?:to|through|until|up to) (?:the )?(?:large|big|high|dear|top|most|expensive|huge|max)\S* /;

/** Packages named by rank or name, in order. 'Most' alone is too common a word to be one. */
export function tiersIn(text: string): TierMention[] {
  if (wholeList.test(text)) return [];
  return (['first', 'middle', 'last'] as const)
    .flatMap((rank) => findAll(text, rank))
    .toSorted((left, right) => left.at - right.at);
}

/** The row of a list that a rank means; lists without a middle have none. */
export function rowOf(packages: readonly Package[], { rank, word }: TierMention): Package | undefined {
  const exact = packages.find(({ tier }) => tier === word);
  if (exact) return exact;
  const priced = pricedPackages(packages);
  if (rank === 'first') return priced[0];
  if (rank === 'last') return priced.at(-1);
  return priced.length < 3 ? priced[1] : priced[Math.floor(priced.length / 2)];
}

export interface Authority {
  value: number;
  at: number;
}

export function authoritiesIn(text: string): Authority[] {
  return Array.from(text.matchAll(/ (?:da ?|domain authority )(\d\d)(?= )/g), ({ 1: figure, index }) => ({
    value: Number(figure),
    at: index + 1,
  }));
}

/** 'DA 40' of a list by domain authority: the row itself, or the best below. */
export function authorityRows(packages: readonly Package[], asked: readonly Authority[]): Package[] {
  const rows = asked.map(({ value }) =>
    packages.findLast(({ limits }) => typeof limits.domainAuthority === 'number' && limits.domainAuthority <= value),
  );
  return packages.filter((row) => rows.includes(row));
}

export function wantsAll(text: string): boolean {
  return tierCues.all.test(text);
}
