/** A package named by its position in the list or by its tier. */
export interface TierReference {
  at: number;
  /** 'basic', 'starter'; undefined if only the position is given. */
  name: string | undefined;
  rank: 'first' | 'second' | 'middle' | 'third' | 'last' | 'next' | 'previous' | 'other';
  /** Refers to what was discussed rather than to the list: 'the second', 'the cheaper of the two'. */
  relative?: boolean;
  /** How many words the name has, if there are several. */
  length?: number;
  /** Selects by size or price, not by order of mention. */
  bySize?: boolean;
}

export interface AuthorityReference {
  at: number;
  value: number;
}

/** Names of packages in lower case: their tier, and its position in its list. */
export type TierNames = ReadonlyMap<string, { tier: string; rank: TierReference['rank'] }>;

/** Package names used elsewhere: visitors ask for them whether or not they exist. */
const usualNames: Readonly<Record<string, TierReference['rank']>> = {
  basic: 'first',
  starter: 'first',
  standard: 'middle',
  premium: 'last',
  pro: 'last',
  custom: 'last',
};
/** 'Small' and 'big' also describe businesses, so they need a word for a package after them. */
const packageNoun = '(?:one|ones|package|packages|plan|plans|tier|option|version|size|level|deal|bundle|pack)';
const ranks: readonly [RegExp, TierReference['rank']][] = [
  [
    / (?:one|next|step|tier|level|size) (?:up|above|higher)(?= )| (?:next|bigger|larger|higher) (?:one|tier|package|level|size)(?= )| (?:any|some)thing (?:bigger|larger|higher)(?= )| (?:one|package) after (?:that|it|this)(?= )/g,
    'next',
  ],
  [
    / (?:one|step|tier|level|size) (?:down|below|lower)(?= )| (?:any|some)thing (?:cheaper|lower|smaller)(?= )/g,
    'previous',
  ],
  [
    new RegExp(
      ` (?:cheapest|lowest|smallest|least expensive|entry|bottom|beginner|economy|simplest|lite|first tier|tier 1|1st tier|(?:small|cheap|cheaper|smaller|lower|little|budget|first|starting|tiny) ${packageNoun}|(?<! (?:is|are|be|which|out) )(?:small|smaller|cheaper)(?= (?:[.,] )?$| (?:versus|or|and) ))(?= )`,
      'g',
    ),
    'first',
  ],
  [
    new RegExp(
      ` (?:middle|mid|medium|intermediate|one in between|(?:is|whats) between|(?:regular|middling) ${packageNoun})(?= )`,
      'g',
    ),
    'middle',
  ],
  [new RegExp(` (?:tier 2|(?:second|2nd) ${packageNoun})(?= )`, 'g'), 'second'],
  [new RegExp(` (?:tier 3|(?:third|3rd) ${packageNoun})(?= )`, 'g'), 'third'],
  [
    new RegExp(
      ` (?:biggest|largest|highest|most expensive|priciest|dearest|(?<! on )top|ultimate|deluxe|best package|full package|fanciest|(?:big|large|expensive|last|best|full) ${packageNoun}|(?:big|large)(?= (?:[.,] )?$))(?= )`,
      'g',
    ),
    'last',
  ],
];
/** One of those discussed: 'the latter', 'two of the first', 'the cheaper of the two'. */
const ordinalEnd =
  '(?= (?:[.,]|and|or|versus|then|please|of|for|is|was|have|has|includes?|costs?|takes?|with|by|to|only|$))';
const relatives: readonly [RegExp, TierReference['rank']][] = [
  [
    new RegExp(` (?:(?<! on )the (?:first|1st|former|cheaper|smaller)|between (?:first|1st))${ordinalEnd}`, 'g'),
    'first',
  ],
  [
    new RegExp(
      ` (?:(?:the|okay|take|between)|(?<= (?:first|1st) )(?:and|or|versus)) (?:second|2nd)(?:${ordinalEnd}|(?= (?:thing|item) ))|^ (?:second|2nd)(?= $)`,
      'g',
    ),
    'second',
  ],
  [
    new RegExp(
      ` (?:(?:the|okay|take)|(?<= (?:first|1st|second|2nd) )(?:and|or|versus)) (?:third|3rd)${ordinalEnd}`,
      'g',
    ),
    'third',
  ],
  [new RegExp(` the (?:latter|last|bigger|larger|dearer|more expensive)${ordinalEnd}`, 'g'), 'last'],
  [/ the other(?: one)?(?= (?:[.,]|then|please|$))/g, 'other'],
];
/** Two packages in one phrase: 'the first two', 'the two bigger ones'. */
const pairRanks: readonly [RegExp, readonly TierReference['rank'][]][] = [
  [
    / (?:(?:first|cheaper|smaller|lower|cheapest|smallest) (?:two|2)|(?:two|2) (?:cheaper|cheapest|smaller|smallest|lower))(?= )/g,
    ['first', 'second'],
  ],
  [
    / (?:(?:last|bigger|larger|higher|upper|top|biggest|largest) (?:two|2)|(?:two|2) (?:bigger|biggest|larger|largest|higher|upper|dearer)|(?:bigger|larger|higher|upper|dearer) (?:ones|packages|plans|tiers|options)|(?:packages|plans|tiers|anything) above)(?= )/g,
    ['middle', 'last'],
  ],
];
const comparative = / (?:first|1st|second|2nd|last|cheaper|smaller|lower|bigger|larger|higher|dearer) /;

const size = /cheap|dear|expensive|small|big|large|low|high/;

/** 'From the smallest to the largest' asks for the whole list. */
const wholeList =
  / (?:small|cheap|low|little|least|bottom)\S* (?:\S+ ){0,3}(?:to|and|up to|through) (?:the )?(?:large|big|high|dear|top|most|expensive|huge|max)\S* /;

function wordAt(text: string, index: number): number {
  return text.slice(0, index + 1).split(' ').length - 2;
}

/** 'How long?' isn't about the package Long. */
function isAskedFor(words: readonly string[], at: number): boolean {
  return words[at - 1] === 'how';
}

/** 'Do you have a studio?' asks whether there is one, and not for the package Studio, as 'a Studio package' would. */
const possessed = / (?:have|has|got|run|own|keep|is there|are there) (?:an?|any|(?:your|an?) own) $/;
const endOfPhrase = /^(?:[.,]|in|at|near|where|that|which|i|we|to|or|and)$/;

function isPossessed(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  const ends = next === undefined || endOfPhrase.test(next);
  return ends && possessed.test(` ${words.slice(0, at).join(' ')} `);
}

/** Names of several words: 'the ten pack'. */
function longNames(text: string, own: TierNames): TierReference[] {
  return [...own].flatMap(([name, { tier, rank }]) =>
    name.includes(' ')
      ? Array.from(text.matchAll(new RegExp(` ${RegExp.escape(name)}s?(?= )`, 'g')), ({ index }) => ({
          at: wordAt(text, index),
          name: tier,
          rank,
          length: name.split(' ').length,
        }))
      : [],
  );
}

function nameMark(words: readonly string[], at: number, own: TierNames): TierReference[] {
  const word = words[at] ?? '';
  const name = [word, word.replace(/s$/, '')].find((each) => isUsualName(each) || own.has(each));
  if (name === undefined || (!isUsualName(name) && isPossessed(words, at))) return [];
  const rank = usualNames[name] ?? own.get(name)?.rank ?? 'first';
  return [{ at, name: own.get(name)?.tier ?? name, rank }];
}

/** Whether many shops use this package name ('Basic'), so that it identifies no package of this shop. */
export function isUsualName(name: string): boolean {
  return Object.hasOwn(usualNames, name);
}

/** The packages a message names, in order: by the shop's own names, common ones, or their position in the list. */
export function tiersIn(words: readonly string[], own: TierNames = new Map()): TierReference[] {
  const text = ` ${words.join(' ')} `;
  if (wholeList.test(text)) return [];
  const long = longNames(text, own);
  const isWithin = (at: number) => long.some((mark) => at >= mark.at && at < mark.at + (mark.length ?? 1));
  const short = words.flatMap((_, at) => (isWithin(at) || isAskedFor(words, at) ? [] : nameMark(words, at, own)));
  const named = [...long, ...short];
  const isNamed = (mark: TierReference) => named.some(({ at, length = 1 }) => mark.at >= at && mark.at < at + length);
  const ranked = ranks.flatMap(([pattern, rank]) =>
    Array.from(
      text.matchAll(pattern),
      ({ index, 0: said }): TierReference => ({
        at: wordAt(text, index),
        name: undefined,
        rank,
        relative: comparative.test(`${said} `),
        bySize: size.test(said),
      }),
    ),
  );
  const pairs = pairRanks.flatMap(([pattern, both]) =>
    Array.from(text.matchAll(pattern), ({ index }) => wordAt(text, index)).flatMap((at) =>
      both.map((rank): TierReference => ({ at, name: undefined, rank })),
    ),
  );
  const taken = new Set([...ranked, ...pairs].map(({ at }) => at));
  const pointed = relatives.flatMap(([pattern, rank]) =>
    Array.from(text.matchAll(pattern), ({ index }) => wordAt(text, index) + 1)
      .filter((at) => !taken.has(at))
      // 'Second' alone refers to the list.
      .map(
        (at): TierReference => ({
          at,
          name: undefined,
          rank,
          relative: words.length > 1,
          bySize: size.test(words[at] ?? ''),
        }),
      ),
  );
  const positions = [...ranked, ...pairs, ...pointed].filter((mark) => !isNamed(mark));
  return [...named, ...positions].toSorted((left, right) => left.at - right.at);
}

export function authoritiesIn(words: readonly string[]): AuthorityReference[] {
  return words.flatMap((word, at) => {
    const value = /^da(\d\d)$/.exec(word)?.[1];
    return value ? [{ at, value: Number(value) }] : [];
  });
}
