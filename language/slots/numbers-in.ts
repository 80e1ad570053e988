import { type QuantityName, quantityKinds } from '#catalogue/quantities.ts';

/** A number and what it counts. Positions are counted in words. */
export interface Count {
  value: number;
  at: number;
  /** The package limits the counted word can refer to. */
  limits: readonly QuantityName[];
  /** Months of something recurring. */
  months: boolean;
  /** An order quantity: 'three logos', '2 of those', 'twice'. */
  isQuantity: boolean;
  /** In addition to an earlier amount: 'two more pages'. */
  more: boolean;
  /** Fewer than before: 'take two off'. */
  fewer: boolean;
  /** Per month: '4 a month'. */
  monthly: boolean;
  /** A number without a unit; '2 brands' counts something we don't measure by. */
  bare: boolean;
  /** That it is a quantity isn't said: the encoder takes it for one. */
  isGuess?: boolean;
  /** It says which package: 'the 50 listings', 'the pack of 3'. */
  chooses?: boolean;
}

export const plainCount = {
  limits: [],
  months: false,
  isQuantity: false,
  more: false,
  fewer: false,
  monthly: false,
  bare: false,
};

/** Other words for units of packages. */
const otherWords: Partial<Record<QuantityName, string>> = {
  pages: 'pager pagers screen screens subpages webpages urls',
  concepts: 'draft drafts idea ideas variation variations versions proposals sketches options samples designs mockups',
  items:
    'banner banners graphic graphics image images visual visuals picture pictures pics pieces creatives post posts',
  stats: 'statistic statistics figures facts numbers points datapoints',
  keywords: 'kw kws terms phrases keyphrases queries',
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

/** The package limits a word can refer to. */
export function limitsNamed(word: string): readonly QuantityName[] {
  return limitsOf.get(word) ?? [];
}

function isUnit(word: string | undefined): boolean {
  return word !== undefined && limitsOf.has(word);
}

const number = /^\d+(?:\.\d+)?$/;
const months = /^months?$/;
const otherTimes = /^(?:days?|weeks?|hours?|minutes?|years?|am|pm|st|nd|rd|th)$/;
/** 'Two of those', 'two DA20': a number before these counts orders. */
const repetitionWords = /^(?:times|of|more|pieces|copies|orders|units|x|da\d\d)$/;
/** Words that may be between a number and what it counts: '12 unique pages', '3 premium logos'. */
const between =
  /^(?:unique|different|new|separate|single|full|short|long|small|big|blog|social|media|logo|web|landing|local|business|google|search|data|basic|standard|premium|cheapest|starter|pro|da\d\d|good|word|words|seo|product|city|or|so|about)$/;
const perMonth =
  /^ (?:(?!(?:and|plus|or|,|\.) )\S+ ){0,5}?(?:a|per|each|every|in (?:a|one)?) ?month |^ (?:\S+ ){0,2}?monthly /;
const maxMonthDistance = 7;
/** A larger number per month is money. */
const maxMonthly = 31;
const additiveWords = /^(?:more|extra|additional|further)$/;
const monthNames =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
const choices = /^(?:packages?|plans?|tiers?|options|services|things|choices|levels|sizes)$/;
const pointingWords = /^(?:the|these|those|both|all|other|of)$/;
/** More items than this are not pointed at by their number. */
const maxPointed = 12;
const maxBetween = 3;
const packagesWord = /^(?:packages|bundles|packs)$/;
const nonNameWords = /^(?:[.,;:?!]|and|or|of|for|in|with|per|a|the|\d+)$/;
const apiece = /^(?:each|apiece|per)$/;
const perPeriod = /^(?:month|week|year|day)$/;
const maxEachDistance = 3;
const listSeparators = /^(?:and|to|,)$/;
const removalVerbs = /^(?:drop|lose|cut|remove|skip|minus)$/;
const reductionWords = /^(?:less|fewer|off|out|away)$/;
const maxReductionDistance = 3;

/** 'Just the two main ones' counts those that are kept. */
function isOnlySome(words: readonly string[], at: number): boolean {
  return /^(?:just|only)$/.test(words[at - 2] ?? '') && words.slice(at + 1, at + 4).includes('ones');
}

/** 'Six citation packages', 'two Starter packages' counts orders; 'the two packages' only refers to them. */
function isOfPackages(words: readonly string[], at: number): boolean {
  const named = words.slice(at + 1, at + 1 + maxBetween);
  const on = named.findIndex((word) => packagesWord.test(word));
  return (
    on > 0 && !named.slice(0, on).some((word) => nonNameWords.test(word)) && !pointingWords.test(words[at - 1] ?? '')
  );
}

/** 'A banner set of 3'. */
function isSetOf(words: readonly string[], at: number): boolean {
  return words[at - 1] === 'of' && /^(?:set|pack|batch|bundle|series)$/.test(words[at - 2] ?? '');
}

const pointingBefore = /^(?:the|these|those|my|our|them|it)$/;
const some = /^(?:\d+|one|some|half|any)$/;

/** 'Two of the four': those there are. */
function isWhole(words: readonly string[], at: number): boolean {
  const isOf = words[at - 2] === 'of' && some.test(words[at - 3] ?? '');
  return isOf && pointingBefore.test(words[at - 1] ?? '') && Number(words[at]) <= maxPointed;
}

/** 'Drop one of the three', 'one more logo', where 'one' is no number. */
function oneIn(words: readonly string[], at: number): Count[] {
  const isLeftOut =
    removalVerbs.test(words[at - 1] ?? '') && words[at + 1] === 'of' && pointingBefore.test(words[at + 2] ?? '');
  const fewer = isLeftOut || reductionWords.test(words[at + 1] ?? '');
  const more = words[at + 1] === 'more';
  const isOne = words[at] === 'one' && (fewer || more);
  return isOne ? [{ ...plainCount, value: 1, at, isQuantity: true, fewer, more }] : [];
}

/** Numbers no further apart than this are an approximate number. */
const roughly = 2;

/** The numbers of a message with what they count. */
export function countsIn(words: readonly string[]): Count[] {
  const found = words.flatMap((word, at): Count[] => {
    if (!number.test(word)) return oneIn(words, at);
    if (isWhole(words, at)) return [];
    const [before = '', next = ''] = [words[at - 1], words[at + 1]];
    // 'Ten instead of five'.
    if (/ (?:instead of|rather than) $/.test(` ${words.slice(Math.max(0, at - 2), at).join(' ')} `)) return [];
    // 'the two packages', 'same time for the two': not amounts, but references to what was discussed.
    const isCounting = isUnit(next) || months.test(next);
    // 'The total with all four' is of the whole order.
    const isFew = Number(word) <= 3 || (before === 'all' && Number(word) <= maxPointed);
    const isSpokenOf = pointingWords.test(before) && !between.test(next) && isFew && !isCounting;
    if (choices.test(next) || (isSpokenOf && !isOnlySome(words, at) && !isSetOf(words, at))) return [];
    // '15 to 20 pages': the larger number counts.
    if (next === 'to' && number.test(words[at + 2] ?? '')) return [];
    // '6 or 7 pages' is one approximate number; '500 or 1000 words' are two options.
    if (next === 'or' && Number(words[at + 2]) > Number(word) && Number(words[at + 2]) - Number(word) <= roughly)
      return [];
    // 'Seven won't do', 'ten pages then, I'll drop two of them': what isn't wanted.
    if (words[at + 2] === 'not' && /^(?:will|is|are|does|do)$/.test(next)) return [];
    // 'Drop two of the three' says how many go.
    const isFirst = !words.slice(0, at).some((other) => number.test(other));
    const isOfSome = isFirst && next === 'of' && pointingBefore.test(words[at + 2] ?? '');
    const isOther = (place: number) => place !== at && number.test(words[place] ?? '');
    if (removalVerbs.test(before) && !isOfSome && words.some((_, place) => isOther(place))) return [];
    if (otherTimes.test(next) || (monthNames.test(next) && !months.test(next)) || monthNames.test(before)) return [];
    const behind = words.slice(at + 1, at + 1 + maxReductionDistance).findIndex((other) => reductionWords.test(other));
    const isTakenOff =
      behind >= 0 && !words.slice(at + 1, at + 1 + behind).some((other) => number.test(other) || /^[.,]$/.test(other));
    const fewer = isTakenOff || before === 'minus' || removalVerbs.test(before);
    const more = additiveWords.test(next) || before === 'another';
    const monthly =
      Number(word) <= maxMonthly && perMonth.test(` ${words.slice(at + 1, at + 1 + maxMonthDistance).join(' ')} `);
    const counted = countedBy(words, at);
    const isOften = monthly && !counted.limits.length && !counted.months;
    return [
      {
        value: Number(word),
        at,
        ...counted,
        isQuantity: counted.isQuantity || isOften,
        more,
        fewer,
        monthly,
        bare: endsHere(next),
      },
    ];
  });
  // '5 pages, each 500 words': what is said of each makes the other number a count of them.
  const isApiece = (at: number) => apiece.test(words[at] ?? '') && !perPeriod.test(words[at + 1] ?? '');
  const each = found.findLastIndex(({ at }) =>
    words
      .slice(Math.max(0, at - maxEachDistance), at + 1 + maxEachDistance)
      .some((_, on) => isApiece(Math.max(0, at - maxEachDistance) + on)),
  );
  // '400 words for each of the 5 pages': there the number of pages counts.
  const isCountedOf = ({ at }: Count) =>
    / each of (?:the |my |our |those |these )?$/.test(
      ` ${words.slice(Math.max(0, at - maxEachDistance), at).join(' ')} `,
    );
  const pieces = found.find((count, index) => index > 0 && isCountedOf(count)) ?? found[each - 1];
  const counted = found.map((count) =>
    count === pieces && count.limits.length ? { ...count, isQuantity: true } : count,
  );
  // 'Two a month for four months, so eight' says the same twice.
  const spoken = [...counted.filter(({ at }) => !isAdSpend(words, at)), ...adSpendIn(words), ...spans(words)];
  const isProduct = ({ value, bare, limits }: Count) =>
    bare &&
    !limits.length &&
    spoken.some((times) => times.monthly && spoken.some((span) => span.months && span.value * times.value === value));
  return spoken.filter((count) => count.monthly || count.months || !isProduct(count));
}

const advertising = /^(?:ad|ads|advert|adverts|advertising)$/;
const spending = /^(?:budget|spend|spending|money)$/;
const maxSpendDistance = 4;

/** 'My ad budget is 400', '$250 on ads a month': paid to the ad networks, not to us. */
export function isAdSpend(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - maxSpendDistance), at);
  const after = words.slice(at + 1, at + 1 + maxSpendDistance);
  const named = before.some((word, index) => advertising.test(word) && spending.test(before[index + 1] ?? ''));
  return named || after.some((word, index) => /^(?:on|for|in)$/.test(word) && advertising.test(after[index + 1] ?? ''));
}

function adSpendIn(words: readonly string[]): Count[] {
  return words.flatMap((word, at): Count[] =>
    /^\$?\d+$/.test(word) && isAdSpend(words, at)
      ? [{ ...plainCount, value: Number(word.replace('$', '')), at, limits: ['adSpend'] }]
      : [],
  );
}

/** A number has no unit only if nothing that it could count follows it. */
function endsHere(next: string): boolean {
  return (
    !next ||
    number.test(next) ||
    /^\W|^(?:and|or|but|then|please|for|is|are|in|to|at|if|instead|again|would|will|with|on|one|ones|was|what|how|when|please|pls|thanks|maybe|now|of|from|only|just|the|a|by|per|each|plus|as|how|do|can|it|that|not|actually|rather|too|also|main|max|maximum|tops|ish|be|does|cost|costs|were|come|take|takes|work|works|i|we|you)$/.test(
      next,
    )
  );
}

function countedBy(
  words: readonly string[],
  at: number,
): Omit<Count, 'value' | 'at' | 'bare' | 'more' | 'fewer' | 'monthly'> {
  const nothing = { limits: [], months: false, isQuantity: false };
  if (isOfPackages(words, at)) return { ...nothing, isQuantity: true };
  // 'The graphics to 9', 'keywords up to 100'.
  const told = words[at - 2] === 'up' ? words[at - 3] : words[at - 2];
  if (words[at - 1] === 'to' && isUnit(told)) return { ...nothing, limits: limitsNamed(told ?? '') };
  if (isSetOf(words, at)) return { ...nothing, limits: limitsNamed([words[at - 3], words[at + 1]].find(isUnit) ?? '') };
  for (let ahead = at + 1; ahead <= at + 1 + maxBetween; ahead++) {
    const word = words[ahead] ?? '';
    if (months.test(word)) return { ...nothing, months: true };
    const limits = limitsOf.get(word);
    // '50 or 100 keywords', '500, 1000 and 2000 words': the unit follows the last of them.
    if (limits && !(number.test(words[ahead + 1] ?? '') && word === 'or')) return { ...nothing, limits };
    // 'Two 1000-word articles'.
    const sized = ahead === at + 1 && number.test(word) && limitsOf.has(words[ahead + 1] ?? '');
    if (sized && Number(words[at]) < Number(word)) return { ...nothing, isQuantity: true };
    const among = word === 'of' && /^(?:those|these|the|my|our)$/.test(words[ahead + 1] ?? '');
    const counted = among ? limitsOf.get(words[ahead + 2] ?? '') : undefined;
    if (counted) return { ...nothing, limits: counted };
    const counts = limitsOf.has(words[ahead + 1] ?? '') || months.test(words[ahead + 1] ?? '');
    if (ahead === at + 1 && additiveWords.test(word) && counts) continue;
    const again = repetitionWords.test(word) || (word === 'rounds' && words[ahead + 1] !== 'of');
    if (ahead === at + 1 && again) return { ...nothing, isQuantity: true };
    // '4 ones' counts them; 'the 25 ones' and 'the 300 one' say which.
    if (ahead === at + 1 && word === 'ones' && !pointingWords.test(words[at - 1] ?? ''))
      return { ...nothing, isQuantity: true };
    if (ahead === at + 1 && isOnlySome(words, at)) return { ...nothing, isQuantity: true };
    if (number.test(word) && ahead > at + 1 && limitsOf.has(words[ahead + 1] ?? ''))
      // '50 or 100 listings' are two sizes.
      return Number(words[at]) < 100 && words[at + 1] !== 'or'
        ? { ...nothing, isQuantity: true }
        : { ...nothing, limits: limitsOf.get(words[ahead + 1] ?? '') ?? [] };
    // '5 simple pages': any single word may describe what is counted.
    const described = ahead === at + 1 && /^[a-z]{3,}$/.test(word) && limitsOf.get(words[ahead + 1] ?? '');
    if (described && !between.test(word)) return { ...nothing, limits: described };
    // '75, and keyword research': the unit of another number follows only that.
    const isListed =
      listSeparators.test(word) && number.test(words.slice(ahead + 1).find((one) => !listSeparators.test(one)) ?? '');
    if (!between.test(word) && !number.test(word) && !isListed) break;
  }
  return nothing;
}

/** 'a year', 'half a year', 'quarterly', 'twice': numbers without digits. */
function spans(words: readonly string[]): Count[] {
  const text = ` ${words.join(' ')} `;
  const patterns: readonly [RegExp, number, 'months' | 'times'][] = [
    [/ half (?:a |of a |the )?year /, 6, 'months'],
    [/ (?:quarterly|(?:a|per|one|the|1|whole|full|entire) quarter) /, 3, 'months'],
    [/ (?:the )?(?:first|1st) (?:month|30 days) | month (?:one|1) /, 1, 'months'],
    [/ (?:yearly|annual|annually|(?:a|per|one|1|whole|full|the|entire) year)(?! (?:ago|old)) /, 12, 'months'],
    [/ (?:2) years /, 24, 'months'],
    [/ (?:twice) /, 2, 'times'],
  ];
  const spoken = patterns.find(([pattern]) => pattern.test(text));
  if (!spoken) return [];
  const [pattern, value, kind] = spoken;
  const at = text.slice(0, pattern.exec(text)?.index ?? 0).split(' ').length - 1;
  return [
    {
      value,
      at,
      limits: [],
      months: kind === 'months',
      isQuantity: kind === 'times',
      more: false,
      fewer: false,
      monthly: false,
      bare: false,
    },
  ];
}
