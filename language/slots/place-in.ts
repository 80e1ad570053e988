import { needsHint, placeNames } from '../text/place-names.ts';
import { similarity } from '../text/similarity.ts';
import type { Speller } from '../text/spelling.ts';
import { splitPunctuation } from '../text/split-punctuation.ts';
import { tradeWords } from '../text/trade-words.ts';

/** The evidence needed for a place: 'in Tbilisi' has 0.6, 'in golang' 0.4. The owner's figure. */
const availabilityThreshold = 0.45;
/** The owner's length limits for the name of a place. */
const placeNameLetters = { from: 2, to: 48 } as const;

interface Token {
  raw: string;
  word: string;
  /** A sentence or clause begins or ends here. */
  starts: boolean;
  ends: boolean;
}

/** The weight of each sign of a place. A known name is enough; an unknown word needs evidence from the sentence. */
const evidence = { known: 0.5, ambiguous: 0.2, preposition: 0.3, unknown: 0.1, capital: 0.2, alone: 0.35, nearly: 0.3 };

const prepositions = new Set(
  'in from at near around across outside serve serving cover covering to within inside throughout over reach here about do does'.split(
    ' ',
  ),
);
const articles = new Set(['the', 'a', 'an']);
/** Words that follow a preposition and aren't places. */
const neverPlaces = new Set(
  'midnight advance full total general stock time touch house asap english french german spanish arabic urdu hindi wordpress react nextjs strapi shopify wix php laravel python google facebook instagram linkedin youtube tiktok whatsapp chatgpt paypal stripe monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december usd euros seo ai pdf excel figma canva'.split(
    ' ',
  ),
);
/** In a longer message, a place has some sign next to it. */
const fewWords = 5;
const longestName = 4;
/** Words examined: a place is near the beginning or not there at all. */
const maxTokens = 60;
const sameName = 0.8;

function strip(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** 'St. Louis', 'Ft. Worth': not the end of a sentence. */
const shortened = /^(?:st|ft|mt)\.$/i;

/** URLs and markup: nothing a reply should repeat as a place. */
const noName = /[@/\\<>[\](){}|_:]|\.\p{L}{2}/u;

function tokensOf(question: string): Token[] {
  let starts = true;
  return question
    .slice(0, 2_000)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxTokens)
    .map((chunk) => {
      const bare = splitPunctuation(chunk).word.replace(/['’]s$/u, '');
      const raw = noName.test(bare) ? '' : bare;
      const token = {
        raw,
        word: strip(raw),
        starts,
        ends: raw === '' || (/[,.!?;:)]["']?$/.test(chunk) && !shortened.test(chunk)),
      };
      starts = (/[.!?]["']?$/.test(chunk) && !shortened.test(chunk)) || raw === '';
      return token;
    });
}

/** Most words don't start any name. */
const firstWords = new Set(Array.from(placeNames, (name) => name.split(' ', 1)[0]));

/** How many words from here on are the name of a known place. */
function knownAt(tokens: readonly Token[], index: number): number {
  if (!firstWords.has(tokens[index]?.word.split('-', 1)[0])) return 0;
  for (let length = longestName; length > 0; length--) {
    const part = tokens.slice(index, index + length);
    if (part.length < length || part.slice(0, -1).some(({ ends }) => ends)) continue;
    if (
      placeNames.has(
        part
          .map(({ word }) => word)
          .join(' ')
          .replaceAll('-', ' '),
      )
    )
      return length;
  }
  return 0;
}

/** An unknown name continues over further unknown or capitalized words: 'Kota Kinabalu', 'Isle of Man'. */
function nameLength(tokens: readonly Token[], index: number, speller: Speller): number {
  let length = 1;
  while (length < longestName && !tokens[index + length - 1]?.ends) {
    const next = tokens[index + length];
    const after = tokens[index + length + 1];
    if (!next || !/^\p{L}[\p{L}'’-]*$/u.test(next.raw)) break;
    if (/^(?:of|upon|on|de|del|da|di|la|al|el)$/.test(next.raw) && !next.ends && /^\p{Lu}/u.test(after?.raw ?? ''))
      length += 2;
    else if (/^\p{Lu}\p{Ll}/u.test(next.raw) || !speller.isEnglish(next.word)) length++;
    else break;
  }
  return length;
}

function knownSpelling(name: string): string | undefined {
  const lower = strip(name);
  if (lower.length < 5) return undefined;
  for (const known of placeNames) {
    const near = Math.abs(known.length - lower.length) < 3 && known[0] === lower[0];
    if (near && similarity(known, lower) >= sameName) return known;
  }
  return undefined;
}

function titleCase(name: string): string {
  return name.replace(/\p{L}[\p{L}'’]*/gu, (word, at: number) =>
    /^(?:uk|usa|uae|ksa|nyc)$/i.test(word)
      ? word.toUpperCase()
      : at > 0 && /^(?:of|upon|on|de|del|da|di|la|al|el|en|sur|the)$/.test(word)
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

function weigh(tokens: readonly Token[], index: number, known: number, speller: Speller, shouting: boolean): number {
  const token = tokens[index];
  if (!token) return 0;
  const before = tokens[index - 1];
  const preposition = before && articles.has(before.word) ? tokens[index - 2]?.word : before?.word;
  const hinted = before?.ends === false && prepositions.has(preposition ?? '') && (known > 0 || before.word !== 'a');
  const unknown = !known && !speller.isEnglish(token.word);
  const capital = !shouting && !token.starts && /^\p{Lu}/u.test(token.raw);
  if (!known && !unknown && !(capital && hinted && !tradeWords.has(token.word))) return 0;
  const name = tokens
    .slice(index, index + known)
    .map(({ word }) => word)
    .join(' ');
  return (
    (known ? (needsHint(name) ? evidence.ambiguous : evidence.known) : 0) +
    (hinted ? evidence.preposition : 0) +
    (unknown ? evidence.unknown : 0) +
    (capital ? evidence.capital : 0) +
    (tokens.length <= fewWords ? evidence.alone : 0) +
    (unknown && knownSpelling(token.word) ? evidence.nearly : 0)
  );
}

/** The place a message names, if the evidence reaches the threshold. */
export function placeIn(question: string, speller: Speller): string | undefined {
  const tokens = tokensOf(question);
  const shouting = !/\p{Ll}/u.test(question);
  let best: { name: string; weight: number } | undefined;
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index];
    const known = knownAt(tokens, index);
    const usable = token && token.word.length > 1 && !neverPlaces.has(token.word) && !/\d/.test(token.word);
    const weight = usable ? weigh(tokens, index, known, speller, shouting) : 0;
    const length = known || (weight ? nameLength(tokens, index, speller) : 1);
    if (weight > (best?.weight ?? 0)) {
      const name = tokens
        .slice(index, index + length)
        .map(({ raw }) => raw)
        .join(' ');
      best = { name: known ? name : (knownSpelling(name) ?? name), weight };
    }
    index += length;
  }
  if (!best || best.weight < availabilityThreshold) return undefined;
  const { from, to } = placeNameLetters;
  return best.name.length < from || best.name.length > to ? undefined : titleCase(best.name);
}
