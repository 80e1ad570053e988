import type { KnownEntry } from '../contract.ts';
import type { Encoding } from '../encode/encoder.ts';
import type { Near } from '../retrieve/meaning.ts';
import type { Found } from '../retrieve/retriever.ts';
import { offerOf, type Shop } from '../shop.ts';
import { limitOf, type Marks, noMarks } from '../talk/line.ts';
import { foreignSumsIn } from '../text/money-words.ts';
import { cueText, plainWords } from '../text/plain.ts';
import type { Speller } from '../text/spelling.ts';
import { stem } from '../text/stem.ts';
import { leansThreshold, lexicalShare, ownWordingScore, wantThreshold } from '../thresholds.ts';
import { purposesIn } from './chosen-by.ts';
import type { Contents } from './contents.ts';
import { editsIn, givenUpIn } from './edits-in.ts';
import type { KnownWordings } from './known-wordings.ts';
import { isReadable } from './language.ts';
import { type AllMarks, linesIn, ordersListed } from './lines-in.ts';
import type { Mention, Namer } from './mentions.ts';
import { moneyIn } from './money-in.ts';
import { type Count, countsIn } from './numbers-in.ts';
import { authoritiesIn, tiersIn } from './packages-named.ts';
import { placeIn } from './place-in.ts';
import { amountAskedIn, asksOpenly, asksWhether, comparedIn } from './question-form.ts';
import type { RankedEntry, Reading } from './reading.ts';
import { removedIn } from './removed-in.ts';
import { servicesIn } from './services-in.ts';
import { claimedDaysIn, dateIn, deadlineIn, elapsedIn, revisionsIn, saysWorkBegan } from './times-in.ts';
import { type Calibration, evidenceOf, weighEntry, weighKinds } from './weigh.ts';

/** What reads a message: the words of the shop, the knowledge base, and ways to find by words and by meaning. */
export interface Reader {
  shop: Shop;
  speller: Speller;
  namer: Namer;
  contents: Contents;
  calibration: Calibration;
  serviceWeights: readonly number[];
  wordings: KnownWordings;
  /** By words that were put right. */
  searchWords(words: readonly string[]): readonly Found<KnownEntry>[];
  nearEntries(vector: Float32Array): readonly Near<KnownEntry>[];
  nearServices(vector: Float32Array): readonly Near<string>[];
  nearAreas(vector: Float32Array): readonly Near<string>[];
  /** Services that the encoder was not taught: it may take them for work that is not sold. */
  untaught: ReadonlySet<string>;
  /** Areas not served that it was not taught. */
  untaughtAreas: readonly string[];
}

/** A message as its encoder saw it. */
export interface Encoded {
  question: string;
  encoding: Encoding;
  /** The services that are under discussion already. */
  spoken: readonly string[];
  /** Among those spoken of last is a service that the encoder was not taught. */
  ofUntaught?: boolean;
}

/** A message of so few words may lean on what was said. */
const fewWords = 9;
const veryFewWords = 4;
/** Entries ranked at most. */
const mostEntries = 8;

/** Meaning first, words beside it, and how sure the best of them is. */
function rankEntries(
  calibration: Calibration,
  near: readonly Near<KnownEntry>[],
  found: readonly Found<KnownEntry>[],
  own: KnownEntry | undefined,
  anyEntry: number,
): RankedEntry[] {
  const words = new Map(found.map(({ item, score }) => [item, score]));
  const scores = new Map(near.map(({ item, score }) => [item, score + lexicalShare * (words.get(item) ?? 0)]));
  for (const [item, score] of words) if (!scores.has(item)) scores.set(item, lexicalShare * score);
  const ranked = [...scores].toSorted((left, right) => right[1] - left[1]).slice(0, mostEntries);
  const equals = new Set(ranked[0]?.[0].equals);
  const runnerUp = ranked.slice(1).find(([entry]) => !equals.has(Number(entry.id)))?.[1] ?? 0;
  const entries = ranked.map(([entry, score], rank): RankedEntry => {
    const lead = score - (rank === 0 ? runnerUp : (ranked[0]?.[1] ?? 0));
    return { entry, score, certainty: weighEntry(calibration, score, lead, anyEntry) };
  });
  if (!own) return entries;
  return [{ entry: own, score: 1, certainty: ownWordingScore }, ...entries.filter(({ entry }) => entry !== own)];
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

/** The services it is about with what is said of each, and what is said of none. */
function ordersIn(
  reader: Reader,
  words: readonly string[],
  said: readonly Mention[],
  message: Encoded,
  leans: boolean,
) {
  const { encoding } = message;
  const spoken = message.spoken.length > 0;
  const { shop } = reader;
  const listOf = (slug: string) => shop.offers.get(slug)?.packages;
  const sameList = (left: string, right: string) =>
    left === right || (listOf(left)?.length !== 0 && listOf(left) === listOf(right));
  const compared = encoding.wants.comparison >= wantThreshold;
  const several = encoding.wants.total >= wantThreshold;
  const purposes = purposesIn(shop, words);
  const near = reader.nearServices(encoding.vector);
  const foreign = foreignSumsIn(message.question);
  const money = foreign.length ? [] : moneyIn(words);
  const isMoney = ({ at, value }: Count) => money.some((sum) => sum.at === at) || foreign.includes(value);
  const counts = countsIn(words).filter((count) => !isMoney(count));
  const all = { counts, tiers: tiersIn(words), authorities: authoritiesIn(words), money };
  const [marks, givenUp] = apartFrom(givenUpIn(words), all);
  const signs = { words, mentions: said, near, wants: encoding.wants, purposes, ...marks };
  const mentions = servicesIn(signs, {
    offers: shop.offers,
    weights: reader.serviceWeights,
    // 'React or Next.js?' is about both, though they share a list.
    sameList: compared ? (left, right) => left === right : sameList,
    untaught: reader.untaught,
  });
  // Where something is under discussion, a message that leans on it speaks of that, unless a word names something else.
  const named = spoken && leans ? mentions.filter(({ from }) => from < words.length) : mentions;
  const prices = money.filter(({ budget }) => !budget).map(({ dollars }) => dollars);
  const { lines, loose } = named.length
    ? linesIn(shop, words, named, marks, { several, spoken })
    : { lines: [], loose: { ...noMarks, ...marks, prices } };
  const looseOrders = named.length ? [] : ordersListed(words, marks);
  return { lines, loose, looseOrders, givenUp, purposes, money, foreignMoney: foreign.length > 0, near };
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

/** Of a service that was not yet sold when the encoder learnt, its doubts are about another shop. */
function trustingNames(kinds: Reading['kinds'], isAboutUntaught: boolean): Reading['kinds'] {
  if (!isAboutUntaught) return kinds;
  const doubt = kinds['not-offered'] + kinds['off-topic'];
  return { ...kinds, catalogue: kinds.catalogue + doubt, 'not-offered': 0, 'off-topic': 0 };
}

/** An area that was turned away when the encoder learnt, and is served now: what else it is counts, in proportion. */
function withoutRefusal({ refused, ...others }: Reading['kinds']): Reading['kinds'] {
  const sum = Object.values(others).reduce((total, probability) => total + probability, 0) || 1;
  const scaled = Object.entries(others).map(([kind, probability]) => [kind, probability * (1 + refused / sum)]);
  return { ...(Object.fromEntries(scaled) as typeof others), refused: 0 };
}

/** Words of the areas' names that are said of much else. */
const everydayOfAreas = /^(?:writing|anything)$/;

function namesArea(words: readonly string[], area: string): boolean {
  const own = plainWords(area).filter((word) => !everydayOfAreas.test(word));
  const stems = new Set(own.map(stem));
  return words.some((word, at) => stems.has(stem(word)) && !/^(?:no|not|without)$/.test(words[at - 1] ?? ''));
}

/** An area that came after the encoder learnt is known by its name alone, by all of its words. */
function untaughtAreaIn({ untaughtAreas }: Reader, words: readonly string[]): string | undefined {
  const said = new Set(words.map(stem));
  return untaughtAreas.find((area) => plainWords(area).every((word) => said.has(stem(word))));
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

/** Everything a message says. */
export function read(reader: Reader, message: Encoded): Reading {
  const { question, encoding } = message;
  const { speller, namer } = reader;
  const plain = plainWords(question);
  const words = speller.correct(plain);
  const text = cueText(words);
  const own = reader.wordings.entryFor(plain);
  const leans = encoding.leans >= leansThreshold && !own;
  const mentions = namer.mentionsIn(words, message.spoken);
  const { lines, loose, looseOrders, givenUp, purposes, money, foreignMoney, near } = ordersIn(
    reader,
    words,
    mentions,
    message,
    leans,
  );
  const nearEntries = reader.nearEntries(encoding.vector);
  const weighed = kindsOf(reader.calibration, encoding, nearEntries, near);
  const place = placeIn(question, speller);
  const untaught = untaughtAreaIn(reader, words);
  const [nearArea] = reader.nearAreas(encoding.vector);
  const nearest = untaught ?? nearArea?.item;
  const area = nearest !== undefined && reader.shop.areasNotServed.includes(nearest) ? nearest : undefined;
  const isServed = nearest !== undefined && area === undefined;
  const isAboutUntaught =
    lines.some(({ service, named }) => named && reader.untaught.has(service)) || (leans && message.ofUntaught === true);
  const kinds = trustingNames(isServed ? withoutRefusal(weighed) : weighed, isAboutUntaught);
  return {
    unreadable: !isReadable(question, text) && !place,
    kinds: own ? { ...kinds, entry: 1 } : untaught ? { ...kinds, refused: 1 } : kinds,
    wants: encoding.wants,
    leans,
    short: words.length <= fewWords,
    terse: words.length <= veryFewWords,
    entries: rankEntries(reader.calibration, nearEntries, reader.searchWords(words), own, kinds.entry),
    area,
    areaNearness: untaught ? 1 : (nearArea?.score ?? 1),
    areaNamed: area !== undefined && namesArea(words, area),
    lines,
    loose,
    looseOrders,
    givenUp,
    purposes,
    measured: measuredIn(reader, loose.counts, near),
    holders: reader.contents.holdersIn(words),
    edits: editsIn(words, mentions),
    budget: money.find(({ budget }) => budget)?.dollars,
    deadlineDays: deadlineIn(text),
    claimed: { dollars: money.find(({ budget }) => !budget)?.dollars, days: claimedDaysIn(text) },
    elapsed: elapsedIn(text),
    workBegan: saysWorkBegan(text),
    date: dateIn(text),
    revisions: revisionsIn(text),
    discount: / (?:\d+%|discount\S*|(?:anything|something|money) off) /.test(text),
    foreignMoney,
    howMany: / (?:how many|number of) /.test(text) && !amountAskedIn(text) && money.some(({ budget }) => budget),
    hurried: / (?:quicker|faster|sooner|rush|urgent\S*|hurry|asap|speed (?:it|this|things) up|too (?:slow|long)) /.test(
      text,
    ),
    compared: comparedIn(text),
    whether: asksWhether(text),
    openly: asksOpenly(text),
    amountAsked: amountAskedIn(text),
    place,
    removed: own ? undefined : removedIn(reader.shop.removed, words),
  };
}
