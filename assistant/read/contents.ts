import type { Package } from '#catalogue/package.ts';
import { quantityKinds, quantityNames } from '#catalogue/quantities.ts';
import { afterNoun } from '#catalogue/say/inclusion-words.ts';
import type { Offer, Shop } from '#catalogue/shop.ts';
import { concept } from '#language/retrieve/synonyms.ts';
import { plainWords } from '#language/text/plain.ts';
import { stem } from '#language/text/stem.ts';
import type { Mention } from './mentions.ts';

/** Finds packages by their contents. */
export interface Contents {
  /** By service, the packages that include what a message names, if others don't. */
  matchesIn(words: readonly string[], mentions?: readonly Mention[]): ReadonlyMap<string, InclusionMatch>;
}

/** The contents a message names and the packages that include them; empty if it only excludes some. */
export interface InclusionMatch {
  lines: readonly string[];
  tiers: readonly string[];
  /** Every package includes it, so it selects none. */
  inAllPackages: boolean;
  /** Only a partial match: hosting isn't 'Hosting setup'. */
  isPartial?: true;
}

/** Something that only some packages of a list include. */
interface Extra {
  line: string;
  /** The nouns it is named by. */
  heads: readonly string[];
  terms: readonly string[];
  /** What each item is about, with its noun last: the version in 'Print version'. */
  things: readonly (readonly string[])[];
  tiers: readonly string[];
}

const small =
  /^(?:a|an|and|as|at|by|for|from|in|is|not|of|on|one|or|set|the|they|to|up|with|you|your|own|each|every|\W+)$/;

/** What precedes an item that is asked for. */
const asking =
  /^(?:about|also|any|anything|are|do|does|get|has|have|include[sd]?|including|is|its|need|receive|there|want)$/;

const others =
  /^(?:they|them|people|customers?|clients?|users?|visitors?|guests?|members?|students?|learners?|buyers?|patients?)$/;
const maxPaymentDistance = 4;

/** 'Customers pay on it' is about payments, 'how do I pay' about ours. */
function isTheirPayment(words: readonly string[], at: number): boolean {
  return (
    /^pay(?:s|ing)?$/.test(words[at] ?? '') &&
    words.slice(Math.max(0, at - maxPaymentDistance), at).some((word) => others.test(word))
  );
}

/**
 * What words are about: 'sign in' is a login, 'Stripe' a payment. Cached, because a pasted list repeats the same few
 * words.
 */
function termsOf(words: readonly string[]): string[] {
  const joined = words.map((word, at) =>
    word === 'sign' ? `sign${words[at + 1]}` : isTheirPayment(words, at) ? 'payment' : word,
  );
  return [...new Set(joined)].filter((word) => !small.test(word)).map((word) => concept(stem(word)));
}

/** A package's inclusions and the names of its limits. */
function contentNames({ inclusions, limits }: Package): string[] {
  const counted = quantityNames.filter((name) => limits[name] !== undefined);
  return [...inclusions, ...counted.map((name) => quantityKinds[name].plural)];
}

function extrasOf({ packages }: Offer): Extra[] {
  const lines = [...new Set(packages.flatMap(contentNames))];
  const holdersOf = (line: string) => packages.filter((row) => contentNames(row).includes(line));
  const isEverywhere = (line: string) => holdersOf(line).length === packages.length;
  // 'API' doesn't distinguish packages if all have one and some an 'API integration'.
  const common = new Set(lines.filter(isEverywhere).flatMap((line) => termsOf(plainWords(line))));
  return lines
    .filter((line) => !isEverywhere(line))
    .map((line) => ({
      line,
      heads: headsOf(line),
      terms: termsOf(plainWords(line)).filter((term) => !common.has(term)),
      things: contentsListedIn(line).flatMap(termsOfThings),
      tiers: holdersOf(line).map(({ tier }) => tier),
    }))
    .filter(({ terms }) => terms.length > 0);
}

/** 'Updates, backups and security checks' are three items, each of which may be asked for. */
function contentsListedIn(line: string): string[] {
  return line.includes(', ') ? line.split(/, | and /) : [line];
}

/** 'Interactive elements and forms' are two items; 'Keyword and audience targeting' is one, abbreviated. */
function termsOfThings(thing: string): string[][] {
  const named = thing.replace(afterNoun, '');
  const segments = named.split(' and ');
  const isShort = !segments[0]?.includes(' ') && segments.at(-1)?.includes(' ');
  return (isShort ? [named] : segments).map((part) => termsOf(plainWords(part)));
}

/**
 * Whether words name an item, without a modifier that doesn't apply: neither 'print' nor 'email version' is a 'Print
 * version'.
 */
function saysWhatItIs(words: readonly string[], terms: readonly string[]): boolean {
  return words.some((word, at) => {
    const [term] = small.test(word) ? [] : termsOf(words.slice(at, at + 2));
    return term !== undefined && term === terms.at(-1) && isCompatibleModifier(words[at - 1], terms);
  });
}

/** The word before a noun doesn't contradict it. */
function isCompatibleModifier(before = '', terms: readonly string[]): boolean {
  return !before || asking.test(before) || small.test(before) || terms.includes(termsOf([before])[0] ?? '');
}

function singular(noun: string): string {
  return noun.replace(/s$/, '');
}

const owning = /^(?:owns?|owner|owned|belongs?|rights?)$/;

/**
 * The nouns of an item: the roles of 'Editor roles for your team', elements and forms of 'Interactive elements and
 * forms'.
 */
function headsOf(thing: string): string[] {
  const named = thing.replace(afterNoun, '').split(' and ');
  const nouns = named.map((part) => plainWords(part).at(-1) ?? '');
  return nouns.filter((noun) => !asking.test(noun) && !small.test(noun)).map(singular);
}

/** 'Roles included?', 'do I get the files': an item by its noun alone, without a modifier that doesn't apply. */
function isCalled({ heads, terms }: Extra, words: readonly string[], places: ReadonlyMap<string, number>): boolean {
  const at = heads.map((head) => places.get(head)).find((place) => place !== undefined);
  return at !== undefined && isCompatibleModifier(words[at - 1], terms);
}

/** Contents common to all packages of a list. */
function commonOf({ packages }: Offer): Extra[] {
  const [first] = packages;
  const tiers = packages.map(({ tier }) => tier);
  const lines = first?.inclusions.filter((line) => packages.every(({ inclusions }) => inclusions.includes(line))) ?? [];
  return lines.flatMap((line) =>
    contentsListedIn(line).map((thing) => ({
      line,
      heads: headsOf(thing),
      terms: termsOf(plainWords(thing)),
      things: termsOfThings(thing),
      tiers,
    })),
  );
}

/** The packages that include all of it, or else any of it. */
function sharedTiers(held: readonly Pick<Extra, 'tiers'>[]): string[] {
  const any = [...new Set(held.flatMap(({ tiers }) => tiers))];
  const all = any.filter((tier) => held.every(({ tiers }) => tiers.includes(tier)));
  return all.length ? all : any;
}

/** 'Without login', 'no payment', 'w/o a dashboard'. */
const denies = /^(?:without|no|not|minus|wo|dont|skip|drop)$/;
const betweenDenied = /^(?:a|an|the|any|need|want|have|online)$/;

/** Words a message asks for, and words it excludes. */
function wantedAndNot(words: readonly string[]): [wanted: string[], unwanted: string[]] {
  const isDenied = (at: number) => {
    let before = at - 1;
    while (before > at - 3 && betweenDenied.test(words[before] ?? '')) before -= 1;
    return denies.test(words[before] ?? '');
  };
  return [words.filter((_, at) => !isDenied(at)), words.filter((_, at) => isDenied(at))];
}

/** The contents that match the terms best, and those that other terms match well enough. */
function namedOf(extras: readonly Extra[], said: ReadonlySet<string>, least = halfOf): readonly Extra[] {
  if (said.size === 0) return [];
  const matched = extras.map(({ terms }) => terms.filter((term) => said.has(term)));
  const shares = extras.map(({ terms }, at) => (matched[at]?.length ?? 0) / terms.length);
  const best = Math.max(0, ...shares);
  if (best < least) return [];
  const spent = new Set(matched.flatMap((terms, at) => (shares[at] === best ? terms : [])));
  const isApart = (at: number) => (shares[at] ?? 0) >= least && matched[at]?.every((term) => !spent.has(term));
  return extras.filter((_, at) => shares[at] === best || isApart(at));
}

/** Half of a line's words have to be named: 'payments' is 'Payment integration'. */
const halfOf = 0.5;

/** What words ask for: what they are about, and the position of each noun. */
function askedFor(words: readonly string[]) {
  // A question about ownership doesn't ask whether something is included.
  const nouns = words.some((word) => owning.test(word)) ? [] : words;
  const last = new Map(nouns.map((word, at) => [word, at]));
  const places = new Map(Array.from(last, ([word, at]) => [singular(word), at]));
  return { words, terms: new Set(termsOf(words)), places };
}

interface Listed {
  slug: string;
  tiers: readonly string[];
  extras: readonly Extra[];
  common: readonly Extra[];
  /** Each of them in plain words. */
  lines: readonly string[];
  /** Everything any of these is about, and all their nouns. */
  terms: ReadonlySet<string>;
  heads: ReadonlySet<string>;
}

function listedOf(offer: Offer): Listed {
  const [extras, common] = [extrasOf(offer), commonOf(offer)];
  const all = [...extras, ...common];
  return {
    slug: offer.slug,
    tiers: offer.packages.map(({ tier }) => tier),
    extras,
    common,
    lines: all.map(({ line }) => plainWords(line).join(' ')),
    terms: new Set(all.flatMap(({ terms }) => terms)),
    heads: new Set(all.flatMap(({ heads }) => heads)),
  };
}

function includesAny(held: ReadonlySet<string>, terms: Iterable<string>): boolean {
  for (const each of terms) if (held.has(each)) return true;
  return false;
}

export function createContents(shop: Shop): Contents {
  const lists = [...shop.offers.values()].map(listedOf);
  return {
    matchesIn(words, mentions = []) {
      const [wantedWords, unwantedWords] = wantedAndNot(words);
      const unwanted = new Set(termsOf(unwantedWords));
      const all = askedFor(wantedWords);
      // Words of a service's name don't refer to its contents: 'care' in 'your care plan'.
      const names = Map.groupBy(mentions, ({ service }) => service);
      const askedOf = ({ slug, lines }: Listed) => {
        const spans = names.get(slug)?.map(({ from, to }) => words.slice(from, to)) ?? [];
        // 'Does the house tuning include voicing?': the second name of a tuning is also one of its contents.
        const isContent = (span: readonly string[]) =>
          lines.some((line) => `${line} `.startsWith(`${span.join(' ')} `));
        const naming = spans.length > 1 ? spans.filter((span) => !isContent(span)) : spans;
        const own = new Set(naming.flat());
        return own.size ? askedFor(wantedWords.filter((word) => !own.has(word))) : all;
      };
      // Most lists don't match at all.
      const touched = lists.filter(
        ({ terms, heads }) =>
          includesAny(terms, all.terms) || includesAny(terms, unwanted) || includesAny(heads, all.places.keys()),
      );
      const found = touched.map((list) => {
        const { slug, tiers, extras, common } = list;
        const left = namedOf(extras, unwanted);
        const shunned = new Set(left.flatMap((extra) => extra.tiers));
        const asked = askedOf(list);
        const isCalledFor = (extra: Extra) => isCalled(extra, asked.words, asked.places);
        const named = namedOf(extras, asked.terms).filter((extra) => !left.includes(extra));
        const held = named.length || shunned.size ? named : extras.filter(isCalledFor);
        const whole = held.length || shunned.size ? [] : namedOf(common, asked.terms, 1);
        const everywhere = held.length || shunned.size || whole.length ? whole : common.filter(isCalledFor);
        const isWhole = ({ things }: Extra) => things.some((terms) => saysWhatItIs(asked.words, terms));
        const able = held.length ? sharedTiers(held) : shunned.size || everywhere.length ? tiers : [];
        const terms: InclusionMatch = {
          lines: [...new Set([...held, ...everywhere].map(({ line }) => line))],
          tiers: able.filter((tier) => !shunned.has(tier)),
          inAllPackages: everywhere.length > 0,
          ...([...held, ...everywhere].every(isWhole) ? {} : { isPartial: true }),
        };
        return [slug, terms] as const;
      });
      return new Map(found.filter(([, { tiers }]) => tiers.length > 0));
    },
  };
}
