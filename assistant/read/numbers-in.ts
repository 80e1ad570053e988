import { type QuantityName, quantityKinds } from '#catalogue/quantities.ts';

/** A number and what it counts. Places are counted in words. */
export interface Count {
  value: number;
  at: number;
  /** The limits of packages that the counted word can mean. */
  limits: readonly QuantityName[];
  /** Months of something that goes on. */
  months: boolean;
  /** How often the thing named beside it is wanted: 'three logos', '2 of those', 'twice'. */
  times: boolean;
  /** It stands for itself; '2 brands' counts something that we do not measure by. */
  bare: boolean;
}

/** Further words for what packages are measured in. */
const otherWords: Partial<Record<QuantityName, string>> = {
  pages: 'pager pagers screen screens subpages webpages urls',
  concepts: 'draft drafts idea ideas variation variations versions proposals sketches options samples designs mockups',
  items: 'banner banners graphic graphics image images visual visuals pieces creatives post posts',
  stats: 'statistic statistics facts numbers points datapoints',
  keywords: 'terms phrases keyphrases queries',
  competitors: 'rival rivals',
  citations: 'directory directories listing listings',
  platforms: 'network networks channel channels socials profiles',
  posts: 'post posts updates',
};

const limitsOf = new Map<string, QuantityName[]>();
for (const name of Object.keys(quantityKinds) as QuantityName[]) {
  const { singular, plural } = quantityKinds[name];
  for (const word of [singular, plural, ...(otherWords[name]?.split(' ') ?? [])]) {
    limitsOf.set(word, [...(limitsOf.get(word) ?? []), name]);
  }
}

const number = /^\d+(?:\.\d+)?$/;
const months = /^months?$/;
const otherTimes = /^(?:days?|weeks?|hours?|minutes?|years?|am|pm|st|nd|rd|th)$/;
const repeats = /^(?:times|of|more|pieces|copies|orders|units|x)$/;
/** Words that may stand between a number and what it counts: '12 unique pages', '3 premium logos'. */
const between =
  /^(?:unique|different|new|separate|single|full|short|long|small|big|blog|social|media|logo|web|landing|local|business|google|search|data|basic|standard|premium|cheapest|starter|pro|da\d\d|good|word|words|seo|product|city|or|so|about)$/;
const monthNames = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)/;
const choices = /^(?:packages?|plans?|tiers?|options|services|things|choices|levels|sizes)$/;
const pointed = /^(?:the|these|those|both|all|other|of)$/;
const mostBetween = 3;

/** Numbers of a message with what they count. */
export function countsIn(words: readonly string[]): Count[] {
  const found = words.flatMap((word, at): Count[] => {
    if (!number.test(word)) return [];
    const [before = '', next = ''] = [words[at - 1], words[at + 1]];
    // 'the two packages', 'same time for the two': no amounts, but what was spoken of.
    if (choices.test(next) || (pointed.test(before) && !between.test(next) && Number(word) <= 3 && !limitsOf.has(next)))
      return [];
    // '15 to 20 pages': the larger number decides.
    if (next === 'to' && number.test(words[at + 2] ?? '')) return [];
    if (otherTimes.test(next) || (monthNames.test(next) && !months.test(next)) || monthNames.test(before)) return [];
    return [{ value: Number(word), at, ...countedBy(words, at), bare: endsHere(next) }];
  });
  // '5 pages, each 500 words': what is said of each makes the other number a count of them.
  const each = words.some((word) => /^(?:each|apiece|per)$/.test(word)) && found.length > 1;
  const counted = found.map((count, index) =>
    each && index === 0 && count.limits.length ? { ...count, times: true } : count,
  );
  return [...counted, ...spans(words)];
}

/** A number stands for itself only where nothing that it could count comes after it. */
function endsHere(next: string): boolean {
  return (
    !next ||
    number.test(next) ||
    /^\W|^(?:and|or|but|then|please|for|is|are|in|to|at|if|instead|again|would|will|with|on|one|ones|was|what|how|when|please|pls|thanks|maybe|now|of|from|only|just|the|a|by|per|each|plus|as|how|do|can|it|that|not|actually|rather|too|max|tops|ish|be|does|cost|costs|were|come|take|takes|work|works|i|we|you)$/.test(
      next,
    )
  );
}

function countedBy(words: readonly string[], at: number): Omit<Count, 'value' | 'at' | 'bare'> {
  const nothing = { limits: [], months: false, times: false };
  for (let ahead = at + 1; ahead <= at + 1 + mostBetween; ahead++) {
    const word = words[ahead] ?? '';
    if (months.test(word)) return { ...nothing, months: true };
    const limits = limitsOf.get(word);
    // '50 or 100 keywords', '500, 1000 and 2000 words': the unit comes after the last of them.
    if (limits && !(number.test(words[ahead + 1] ?? '') && word === 'or')) return { ...nothing, limits };
    if (ahead === at + 1 && repeats.test(word)) return { ...nothing, times: true };
    // '4 ones' counts them; 'the 25 ones' and 'the 300 one' say which.
    if (ahead === at + 1 && word === 'ones' && !pointed.test(words[at - 1] ?? '')) return { ...nothing, times: true };
    if (number.test(word) && ahead > at + 1 && limitsOf.has(words[ahead + 1] ?? ''))
      return Number(words[at]) < 100
        ? { ...nothing, times: true }
        : { ...nothing, limits: limitsOf.get(words[ahead + 1] ?? '') ?? [] };
    if (!between.test(word) && !number.test(word) && !/^(?:and|to|,)$/.test(word)) break;
  }
  return nothing;
}

/** 'a year', 'half a year', 'quarterly', 'twice': numbers said without digits. */
function spans(words: readonly string[]): Count[] {
  const text = ` ${words.join(' ')} `;
  const patterns: readonly [RegExp, number, 'months' | 'times'][] = [
    [/ half (?:a |of a |the )?year /, 6, 'months'],
    [/ (?:quarterly|(?:a|per|one|the) quarter) /, 3, 'months'],
    [/ (?:yearly|annual|annually|(?:a|per|one|1|whole|full|the|entire) year)(?! (?:ago|old)) /, 12, 'months'],
    [/ (?:2) years /, 24, 'months'],
    [/ (?:twice) /, 2, 'times'],
  ];
  const spoken = patterns.find(([pattern]) => pattern.test(text));
  if (!spoken) return [];
  const [pattern, value, kind] = spoken;
  const at = text.slice(0, pattern.exec(text)?.index ?? 0).split(' ').length - 1;
  return [{ value, at, limits: [], months: kind === 'months', times: kind === 'times', bare: false }];
}
