import { isSameList, offerOf, type Shop } from '#catalogue/shop.ts';
import type { Encoding, ReadWord } from '#language/encode/encoder.ts';
import type { Near } from '#language/retrieve/meaning.ts';
import type { Found } from '#language/retrieve/retriever.ts';
import { moneyIn } from '#language/slots/money-in.ts';
import { type Count, countsIn } from '#language/slots/numbers-in.ts';
import { isReadable } from '#language/slots/other-language.ts';
import { placeIn } from '#language/slots/place-in.ts';
import {
  adSpendAskedIn,
  amountAskedIn,
  asksDirectly,
  asksIfYouDo,
  asksOpenly,
  asksWhether,
  comparedIn,
  inPriceAskedIn,
  rhythmAskedIn,
} from '#language/slots/question-form.ts';
import { authoritiesIn, tiersIn } from '#language/slots/tiers-in.ts';
import { claimedDaysIn, dateIn, deadlineIn, elapsedIn, revisionsIn, saysWorkBegan } from '#language/slots/times-in.ts';
import { foreignSumsIn } from '#language/text/money-words.ts';
import { cueText, plainWords } from '#language/text/plain.ts';
import type { Speller } from '#language/text/spelling.ts';
import type { KnownEntry } from '../contract.ts';
import { limitOf, type Marks, noMarks } from '../talk/line.ts';
import {
  leansThreshold,
  lexicalShare,
  otherServiceFine,
  ownWordingScore,
  untaughtLift,
  untaughtShare,
  wantThreshold,
} from '../thresholds.ts';
import { areaIn } from './area-in.ts';
import { asSaid, figuresSaid, withSizes } from './as-said.ts';
import type { AskedAlike } from './asked-alike.ts';
import { purposesIn } from './chosen-by.ts';
import type { Contents } from './contents.ts';
import { editsIn, givenUpIn } from './edits-in.ts';
import type { KnownWordings } from './known-wordings.ts';
import { type AllMarks, linesIn, ordersListed } from './lines-in.ts';
import type { Mention, Namer } from './mentions.ts';
import { policyNamedIn } from './policy-named.ts';
import type { RankedEntry, Reading } from './reading.ts';
import { removedIn } from './removed-in.ts';
import { servicesIn } from './services-in.ts';
import { type OwnUnits, unitMentions, unitsSaidIn } from './units-named.ts';
import { ownKinds, type ScoredEntry, trustingEntry, trustingNames, trustingUnits } from './untaught.ts';
import { type Calibration, evidenceOf, weighEntry, weighKinds } from './weigh.ts';
import type { WordShares } from './word-shares.ts';

/** What reads a message: the words of the shop, the knowledge base, and ways to find by words and by meaning. */
export interface Reader {
  shop: Shop;
  speller: Speller;
  namer: Namer;
  contents: Contents;
  calibration: Calibration;
  serviceWeights: readonly number[];
  wordings: KnownWordings;
  alike: AskedAlike;
  /** By words that were put right. */
  searchWords(words: readonly string[]): readonly Found<KnownEntry>[];
  nearEntries(vector: Float32Array): readonly Near<KnownEntry>[];
  wordShares: WordShares;
  nearnessOf(entry: KnownEntry, vector: Float32Array): number;
  nearServices(vector: Float32Array): readonly Near<string>[];
  nearAreas(vector: Float32Array): readonly Near<string>[];
  /** Services that the encoder was not taught: it may take them for work that is not sold. */
  untaught: ReadonlySet<string>;
  /** Entries that it was not taught. */
  untaughtEntries: ReadonlySet<KnownEntry>;
  /** Units that only a service it was not taught is sold by. */
  units: OwnUnits;
  /** Areas not served that it was not taught. */
  untaughtAreas: readonly string[];
}

/** A message as its encoder saw it. */
export interface Encoded {
  question: string;
  encoding: Encoding;
  /** The services that are under discussion already. */
  spoken: readonly string[];
  /** Those spoken of last. */
  focus?: readonly string[];
  /** What each of its words names and says. */
  said?: readonly ReadWord[];
  /** It is sure to ask for something by name: not all that it names is only spoken of. */
  asksByName?: boolean;
}

/** A message of so few words may lean on what was said. */
const fewWords = 9;
const veryFewWords = 4;
/** How far behind a number what it counts may stand. */
const countReach = 2;
/** Entries ranked at most. */
const mostEntries = 8;

/** It answers a question of one service's page, while others are spoken of. */
function isOfOther({ offers }: Shop, { tags = [] }: KnownEntry, spokenOf: readonly string[]): boolean {
  const [tag = '', another] = tags;
  return spokenOf.length > 0 && !another && offers.has(tag) && !spokenOf.includes(tag);
}

/** Meaning first, words beside it: the best entries and how well each fits; `spokenOf` are the services it is about. */
function scoreEntries(
  reader: Reader,
  words: readonly string[],
  vector: Float32Array,
  near: readonly Near<KnownEntry>[],
  spokenOf: readonly string[],
): ScoredEntry[] {
  const { untaughtEntries, nearnessOf } = reader;
  const found = new Map(reader.searchWords(words).map(({ item, score }) => [item, score]));
  const nearness = new Map(near.map(({ item, score }) => [item, score]));
  const shares = reader.wordShares(words);
  const scored = Array.from(new Set([...nearness.keys(), ...found.keys(), ...shares.keys()]), (entry): ScoredEntry => {
    if (!untaughtEntries.has(entry))
      return {
        entry,
        score:
          (nearness.get(entry) ?? 0) +
          lexicalShare * (found.get(entry) ?? 0) -
          (isOfOther(reader.shop, entry, spokenOf) ? otherServiceFine : 0),
        share: 0,
      };
    const share = shares.get(entry) ?? 0;
    const meaning = nearness.get(entry) ?? nearnessOf(entry, vector);
    return { entry, score: meaning + untaughtLift + untaughtShare * share, share };
  });
  return scored.toSorted((left, right) => right.score - left.score).slice(0, mostEntries);
}

/** How sure it is that the best entry is meant, or one of the others instead. */
function rankEntries(
  calibration: Calibration,
  scored: readonly ScoredEntry[],
  own: KnownEntry | undefined,
  anyEntry: number,
): RankedEntry[] {
  const [best] = scored;
  const equals = new Set(best?.entry.equals);
  const runnerUp = scored.slice(1).find(({ entry }) => !equals.has(Number(entry.id)))?.score ?? 0;
  const entries = scored.map(({ entry, score }, rank): RankedEntry => {
    const lead = score - (rank === 0 ? runnerUp : (best?.score ?? 0));
    return { entry, score, lead, certainty: weighEntry(calibration, score, lead, anyEntry) };
  });
  if (!own) return entries;
  return [
    { entry: own, score: 1, lead: 1, certainty: ownWordingScore },
    ...entries.filter(({ entry }) => entry !== own),
  ];
}

/** The encoder's opinion, weighed against how near the nearest entries and services are. */
function kindsOf(
  calibration: Calibration,
  { vector, kinds }: Encoding,
  entries: readonly Near<KnownEntry>[],
  services: readonly Near<string>[],
): Reading['kinds'] {
  if (!vector.length) return kinds;
  const scores = (near: readonly Near<unknown>[]) => near.slice(0, 2).map(({ score }) => score);
  return weighKinds(calibration, kinds.place, evidenceOf(kinds, scores(entries), scores(services)));
}

interface Named {
  leans: boolean;
  named: readonly Mention[];
  byUnit: readonly Mention[];
  /** Services that are only spoken of. */
  aside: ReadonlySet<string>;
}

/** What a message names and means, and the services it only speaks of: the blog of 'I write a blog and need a logo'. */
function apartFromAside(
  { namer, untaught }: Reader,
  words: readonly string[],
  { spoken, said = [], asksByName = false }: Encoded,
): [meant: readonly Mention[], aside: readonly Mention[]] {
  const mentions = namer.mentionsIn(words, spoken);
  const aside = said.filter(({ role }) => role === 'aside').map(({ text }) => text);
  // Of a service that it was not taught the encoder can't tell.
  const isAside = ({ service, from, to }: Mention) =>
    !untaught.has(service) && words.slice(from, to).some((word) => aside.includes(word));
  const meant = mentions.filter((mention) => !isAside(mention));
  if (asksByName && !meant.length) return [mentions, []];
  const left = mentions.filter(
    (mention) => isAside(mention) && meant.every(({ service }) => service !== mention.service),
  );
  return [meant, left];
}

/** The services it is about with what is said of each, and what is said of none. */
function ordersIn(reader: Reader, words: readonly string[], message: Encoded, { leans, named, byUnit, aside }: Named) {
  const { encoding, focus = [] } = message;
  const spoken = message.spoken.length > 0;
  const { shop } = reader;
  const compared = encoding.wants.comparison >= wantThreshold;
  const several = encoding.wants.total >= wantThreshold;
  const purposes = purposesIn(shop, words);
  const near = reader.nearServices(encoding.vector);
  const foreign = foreignSumsIn(message.question);
  const money = foreign.length ? [] : moneyIn(words);
  const isMoney = ({ at, value }: Count) => money.some((sum) => sum.at === at) || foreign.includes(value);
  // 'Make it 3 posts' after talk of blog posts counts those.
  const short = reader.namer
    .shortIn(words, message.spoken)
    .filter(({ from }) => named.every((other) => from < other.from || from >= other.to || other.weak));
  const countedAs = ({ at, limits }: Count) =>
    limits.length > 0 ? short.find(({ from }) => from > at && from - at <= countReach) : undefined;
  const said = countsIn(words).filter((count) => !isMoney(count));
  const counted = said.flatMap((count) => countedAs(count) ?? []);
  const counts = said.map((count) => (countedAs(count) ? { ...count, limits: [], times: true } : count));
  const tiers = withSizes(words, message.said ?? [], tiersIn(words));
  const allMarks = { counts, tiers, authorities: authoritiesIn(words), money };
  const figures = figuresSaid(words, message.said ?? []);
  const [marks, givenUp] = apartFrom(
    givenUpIn(words),
    asSaid(words, allMarks, figures, pricesOf(shop, named, message.spoken)),
  );
  // Of a service that is named or spoken of already, its unit only says how much.
  const isKnown = (service: string) => focus.includes(service) || named.some((one) => one.service === service);
  const further = byUnit.filter(({ service }) => !isKnown(service));
  const signs = { words, mentions: [...named, ...further], near, wants: encoding.wants, purposes, ...marks };
  const mentions = servicesIn(signs, {
    offers: shop.offers,
    weights: reader.serviceWeights,
    // 'React or Next.js?' is about both, though they share a list.
    sameList: (left, right) => left === right || (!compared && isSameList(shop, left, right)),
    untaught: reader.untaught,
    spoken: message.spoken,
  });
  // Where something is under discussion, a message that leans on it speaks of that, unless a word names something else.
  const spokenOf = spoken && leans ? mentions.filter(({ from }) => from < words.length) : mentions;
  const others = spokenOf.filter(({ from }) => counted.every((mention) => mention.from !== from));
  const meant = [...others, ...counted].filter(({ service }) => !aside.has(service));
  const prices = marks.money.filter(({ budget }) => !budget).map(({ dollars }) => dollars);
  const { lines, loose } = meant.length
    ? linesIn(shop, words, meant, marks, { several, spoken })
    : { lines: [], loose: { ...noMarks, ...marks, prices } };
  const looseOrders = meant.length ? [] : ordersListed(words, marks);
  return { lines, loose, looseOrders, givenUp, purposes, money, foreignMoney: foreign.length > 0, near };
}

/** What the packages cost that a message may be about. */
function pricesOf(shop: Shop, named: readonly Mention[], spoken: readonly string[]): ReadonlySet<number> {
  const services = [...named.map(({ service }) => service), ...spoken];
  return new Set(services.flatMap((service) => offerOf(shop, service).packages.flatMap(({ price }) => price ?? [])));
}

/** What a message says, without what it gives up, and that; only what something else stands in for is given up. */
function apartFrom(span: ReturnType<typeof givenUpIn>, said: AllMarks): [kept: AllMarks, givenUp: Marks] {
  if (!span) return [said, noMarks];
  const isOld = ({ at }: { at: number }) => at > span.from && at < span.to;
  const old = { tiers: said.tiers.filter(isOld), authorities: said.authorities.filter(isOld) };
  const isReplaced = said.tiers.length + said.authorities.length > old.tiers.length + old.authorities.length;
  if (!isReplaced) return [said, noMarks];
  const kept = {
    ...said,
    tiers: said.tiers.filter((mark) => !isOld(mark)),
    authorities: said.authorities.filter((mark) => !isOld(mark)),
  };
  return [kept, { ...noMarks, ...old }];
}

/** An area that was turned away when the encoder learnt, and is served now: what else it is counts, in proportion. */
function withoutRefusal({ refused, ...others }: Reading['kinds']): Reading['kinds'] {
  const sum = Object.values(others).reduce((total, probability) => total + probability, 0) || 1;
  const scaled = Object.entries(others).map(([kind, probability]) => [kind, probability * (1 + refused / sum)]);
  return { ...(Object.fromEntries(scaled) as typeof others), refused: 0 };
}

/** Services farther away than this are not what an amount is said of. */
const measuredAmong = 12;

function measuredIn({ shop }: Reader, counts: readonly Count[], near: readonly Near<string>[]): Reading['measured'] {
  const found = counts
    .filter(({ limits }) => limits.length > 0)
    .flatMap((count): [number, string][] => {
      const nearest = near
        .slice(0, measuredAmong)
        .find(({ item }) => limitOf(offerOf(shop, item), count) !== undefined);
      return nearest ? [[count.at, nearest.item]] : [];
    });
  return new Map(found);
}

/** The entry that is asked for nearly in its own words, where the encoder does not know it. */
function entryAlike({ alike, namer, units }: Reader, words: readonly string[], focus: readonly string[]) {
  const named = namer.mentionsIn(words).map(({ service }) => service);
  return alike.entryFor(words, [...named, ...unitsSaidIn(units, words), ...focus]);
}

/** What the form of a message tells, and the times in it. */
function cuesIn(text: string) {
  return {
    deadlineDays: deadlineIn(text),
    elapsed: elapsedIn(text),
    workBegan: saysWorkBegan(text),
    date: dateIn(text),
    revisions: revisionsIn(text),
    discount: / (?:\d+%|discount\S*|(?:anything|something|money) off) /.test(text),
    hurried: / (?:quicker|faster|sooner|rush|urgent\S*|hurry|asap|speed (?:it|this|things) up|too (?:slow|long)) /.test(
      text,
    ),
    compared: comparedIn(text),
    whether: asksWhether(text),
    inPriceAsked: inPriceAskedIn(text),
    openly: asksOpenly(text),
    directly: asksDirectly(text),
    ifYouDo: asksIfYouDo(text),
    adSpendAsked: adSpendAskedIn(text),
    rhythmAsked: rhythmAskedIn(text),
  };
}

/** Everything a message says. */
export function read(reader: Reader, message: Encoded): Reading {
  const { question, encoding, focus = [] } = message;
  const { speller } = reader;
  const plain = plainWords(question);
  const words = speller.correct(plain);
  const text = cueText(words);
  const amountAsked = amountAskedIn(text);
  const byUnit = unitMentions(reader.units, words, amountAsked);
  const own = reader.wordings.entryFor(plain) ?? (byUnit.length ? undefined : entryAlike(reader, words, focus));
  // 'How many episodes?' goes on about the service that alone has them.
  const isOfFocus = byUnit.some(({ service }) => focus.includes(service));
  const leans = (encoding.leans >= leansThreshold || isOfFocus) && !own;
  const [mentions, left] = apartFromAside(reader, words, message);
  const aside = new Set(left.map(({ service }) => service));
  const { lines, loose, looseOrders, givenUp, purposes, money, foreignMoney, near } = ordersIn(reader, words, message, {
    leans,
    named: mentions,
    byUnit,
    aside,
  });
  const nearEntries = reader.nearEntries(encoding.vector);
  const weighed = kindsOf(reader.calibration, encoding, nearEntries, near);
  const place = placeIn(question, speller);
  const { isServed, isUntaught, ...area } = areaIn(reader, words, encoding.vector);
  const isAboutUntaught =
    lines.some(({ service, named }) => named && reader.untaught.has(service)) ||
    (leans && focus.some((service) => reader.untaught.has(service)));
  const terse = words.length <= veryFewWords;
  const opinion = isServed ? withoutRefusal(weighed) : weighed;
  const trusted = byUnit.length ? trustingUnits(opinion, { areaNamed: area.areaNamed, terse }) : trustingNames(opinion);
  const spokenOf = [...message.spoken, ...mentions.map(({ service }) => service)];
  const scored = scoreEntries(reader, words, encoding.vector, nearEntries, spokenOf);
  const kinds = trustingEntry(reader, isAboutUntaught && !own ? trusted : opinion, scored[0]);
  const entries = rankEntries(reader.calibration, scored, own, kinds.entry);
  return {
    unreadable: !isReadable(question, text) && !place,
    kinds: own ? ownKinds(reader, kinds, own) : isUntaught ? { ...kinds, refused: 1 } : kinds,
    untaught: byUnit.length > 0 || isAboutUntaught || lines.some(({ service }) => reader.untaught.has(service)),
    wants: encoding.wants,
    leans,
    short: words.length <= fewWords,
    terse,
    entries,
    ...area,
    lines,
    loose,
    looseOrders,
    givenUp,
    purposes,
    measured: measuredIn(reader, loose.counts, near),
    holders: reader.contents.holdersIn(words, mentions),
    aside: [...aside],
    edits: editsIn(words, [...mentions, ...left], message.spoken),
    budget: money.find(({ budget }) => budget)?.dollars,
    ...cuesIn(text),
    claimed: { dollars: money.find(({ budget }) => !budget)?.dollars, days: claimedDaysIn(text) },
    foreignMoney,
    howMany: / (?:how many|number of) /.test(text) && !amountAsked && money.some(({ budget }) => budget),
    amountAsked,
    policy: policyNamedIn(words, entries),
    place,
    removed: own ? undefined : removedIn(reader.shop.removed, words),
  };
}
