import { pricedPackages } from '#catalogue/look-up.ts';
import type { Package } from '#catalogue/package.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import { type QuantityName, upperBound } from '#catalogue/quantities.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { countedPieces, monthWords } from '../vocabulary/units.ts';
import { type Count, rhythmWord, timesWord } from './quantities.ts';
import { isService, type Mention } from './services.ts';
import type { Reading } from './understand.ts';

/** More of a thing is a project to be quoted. */
const mostTimes = 1000;

/** What a bare number counts in this list: the limit its packages differ by. */
export function mainLimit(packages: readonly Package[]): QuantityName | undefined {
  const names: readonly QuantityName[] = [
    'pages',
    'words',
    'concepts',
    'items',
    'stats',
    'keywords',
    'competitors',
    'citations',
    'campaigns',
    'platforms',
    'posts',
  ];
  return names.find((name) => packages.some(({ limits }) => limits[name] !== undefined));
}

/** The limit of a list that a count is about. */
export function limitOf(slug: ServiceSlug, { meanings }: Count): QuantityName | undefined {
  return meanings.find((meaning) => priceLists[slug].some(({ limits }) => limits[meaning] !== undefined));
}

/** The count says how many times a package is wanted: three articles, six months. */
export function multiplies(slug: ServiceSlug, { word, value }: Count): boolean {
  if (value < 1 || value > mostTimes || !Number.isInteger(value)) return false;
  const recurring = priceLists[slug].some(({ recurs }) => recurs);
  if (monthWords.has(word)) return recurring;
  if (word === rhythmWord) return !recurring;
  if (/^(?:pieces?|pcs|orders|units|copies|packs)$/.test(word)) return !recurring;
  return word === timesWord || (countedPieces.get(word)?.includes(slug) ?? false);
}

/** Whether one of the services can make anything of a count. */
export function takes({ service }: Mention, count: Count): boolean {
  return isService(service) && (limitOf(service, count) !== undefined || multiplies(service, count));
}

/** One thing ordered: a service, and what the message says of this order alone. */
export interface Line {
  slug: ServiceSlug;
  reading: Reading;
}

interface Mark {
  at: number;
  /** Two marks of one kind are about two orders. */
  kind: string;
  field: 'counts' | 'tiers' | 'authorities';
  mark: unknown;
}

const partedDistance = 30;

function breaksBetween({ breaks }: Reading, from: number, to: number): number {
  return breaks.filter((at) => at > from && at <= to).length;
}

function distance(reading: Reading, { at: start, end }: Mention, mark: number): number {
  // A description may reach back over a comma: 'research, premium competitor analysis'.
  const at = reading.breaks.findLast((each) => each > start && each < end) ?? start;
  return mark < at
    ? at - mark + partedDistance * breaksBetween(reading, mark, at)
    : Math.max(0, mark - end) + partedDistance * breaksBetween(reading, end, mark);
}

function nearest(reading: Reading, mentions: readonly Mention[], mark: number): Mention | undefined {
  return mentions.toSorted((left, right) => distance(reading, left, mark) - distance(reading, right, mark))[0];
}

/** 'keyword research 20' has its number right behind the name. */
function withUnit(reading: Reading, mentions: readonly Mention[], count: Count): Count {
  if (count.meanings.length || count.pieces || reading.money.some(({ dollars }) => dollars === count.value))
    return count;
  const owner = mentions.find(({ end, words }) => {
    const gap = reading.text.slice(end, count.at);
    return words && count.at > end && /^\S*(?: (?:analysis|research|writing|design|package|pack|for|of))? $/.test(gap);
  });
  if (!owner || !isService(owner.service)) return count;
  const packages = priceLists[owner.service];
  const name = mainLimit(packages);
  const holds = name && pricedPackages(packages).at(-1)?.limits[name];
  if (!name || holds === undefined || count.value > upperBound(holds) || count.value < 1) return count;
  return packages.some(({ price }) => price === count.value) ? count : { ...count, meanings: [name] };
}

function marksIn({ tiers, authorities }: Reading, counts: readonly Count[]): Mark[] {
  const marks: Mark[] = [
    ...counts.map((mark) => ({
      at: mark.at,
      kind:
        mark.word === rhythmWord
          ? rhythmWord
          : monthWords.has(mark.word)
            ? 'months'
            : mark.pieces && !mark.meanings.length
              ? timesWord
              : mark.meanings.join(),
      field: 'counts' as const,
      mark,
    })),
    ...tiers.map((mark) => ({ at: mark.at, kind: 'row', field: 'tiers' as const, mark })),
    ...authorities.map((mark) => ({ at: mark.at, kind: 'row', field: 'authorities' as const, mark })),
  ];
  return marks.filter(({ kind }) => kind).toSorted((left, right) => left.at - right.at);
}

const compares = / (?:or|versus|than|differ\S*|compar\S*|between|sorry|instead|not) /;
const total =
  / (?:total|sum|altogether|together|combined|comes? to|add(?:s|ed)? up|in all|all in|all up|grand|overall|both) /;

/** Two marks of a kind with a break between them begin a new order: '2 DA50 and 2 DA10'. */
function orders(slug: ServiceSlug, reading: Reading, owned: readonly Mark[]): Mark[][] {
  const marks = owned.map((mark) =>
    mark.field === 'counts' && !/^(?:months|rhythm)$/.test(mark.kind) && !limitOf(slug, mark.mark as Count)
      ? { ...mark, kind: timesWord }
      : mark,
  );
  const groups: Mark[][] = [];
  for (const mark of marks) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const another =
      group?.some(({ kind }) => kind === mark.kind) && last && breaksBetween(reading, last.at, mark.at) > 0;
    if (!group || another) groups.push([mark]);
    else group.push(mark);
  }
  // '1, 3 and 6 months of basic SEO' names the package once for all.
  const rows = marks.filter(({ kind }) => kind === 'row');
  if (rows.length === 1) for (const group of groups) if (!group.some(({ kind }) => kind === 'row')) group.push(...rows);
  // '3 articles: 500, 1000 and 2000 words' counts what it lists.
  const often = marks.filter(({ kind }) => kind === timesWord);
  if (often.length === 1 && groups.length > 1 && often.every(({ mark }) => (mark as Count).value === groups.length))
    return groups.map((group) => group.filter(({ kind }) => kind !== timesWord));
  // '2 logos or a premium one' compares packages, however many.
  if (groups.length > 1 && compares.test(reading.text)) return [marks.filter(({ kind }) => kind !== timesWord)];
  const counted = marks.some(({ mark, kind }) => /^(?:times|months)$/.test(kind) && (mark as Count).value > 1);
  return (counted || total.test(reading.text)) && groups.length ? groups : [marks];
}

function narrowed(reading: Reading, marks: readonly Mark[]): Reading {
  const of = (field: Mark['field']) => marks.filter((mark) => mark.field === field).map(({ mark }) => mark);
  return {
    ...reading,
    counts: of('counts') as Reading['counts'],
    tiers: of('tiers') as Reading['tiers'],
    authorities: of('authorities') as Reading['authorities'],
  };
}

function hasAuthorities(slug: ServiceSlug): boolean {
  return priceLists[slug].some(({ limits }) => limits.domainAuthority !== undefined);
}

/** Said once, of all that can have it: '20 pages', '3 months of SEO and social media'. */
function isShared({ kind, field, at }: Mark, able: readonly Mention[], { facets }: Reading): boolean {
  if (field !== 'counts') return facets.has('difference') || able.length > 3;
  if (kind === 'months') return able.every((mention) => at < mention.at) || able.every(({ end }) => at >= end);
  return kind !== timesWord && kind !== rhythmWord;
}

/** What a message orders: each service with the amounts and packages said of it, several times where it says several. */
export function linesOf(mentions: readonly Mention[], asked: Reading): Line[] {
  const counts = asked.counts.map((count) => withUnit(asked, mentions, count));
  const reading = { ...asked, counts };
  const sold = mentions.filter(({ service }) => isService(service) && priceLists[service].length > 0);
  const marks = marksIn(reading, counts);
  // Guest posts are counted by site, not by package.
  const elsewhere = mentions.filter(({ service }) => !isService(service));
  const owned = new Map<Mention, Mark[]>(sold.map((mention) => [mention, []]));
  for (const mark of marks) {
    const able = sold.filter((mention) =>
      mark.field === 'counts' && mark.kind !== rhythmWord
        ? takes(mention, mark.mark as Count)
        : mark.field !== 'authorities' || hasAuthorities(mention.service as ServiceSlug),
    );
    const owner = nearest(reading, [...able, ...(mark.kind === 'row' ? [] : elsewhere)], mark.at);
    if (owner && elsewhere.includes(owner)) continue;
    const shared = marks.filter(({ kind }) => kind === mark.kind).length === 1 && isShared(mark, able, reading);
    for (const mention of able) if (mention === owner || shared) owned.get(mention)?.push(mark);
  }
  return sold.flatMap((mention) => {
    const slug = mention.service as ServiceSlug;
    const groups = orders(slug, reading, owned.get(mention) ?? []);
    if (sold.length === 1 && groups.length < 2) {
      const others = marks.filter((mark) => !groups.flat().some((own) => own.mark === mark.mark));
      const own = counts.filter((count) => others.every(({ mark }) => mark !== count));
      return [{ slug, reading: { ...reading, counts: own } }];
    }
    return groups.map((group) => ({ slug, reading: narrowed(reading, group) }));
  });
}
