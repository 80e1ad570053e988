import type { KnownEntry } from '../contract.ts';
import type { Encoding } from '../encode/encoder.ts';
import type { Near } from '../retrieve/meaning.ts';
import type { Found } from '../retrieve/retriever.ts';
import type { Shop } from '../shop.ts';
import { noMarks } from '../talk/line.ts';
import { cueText, plainWords } from '../text/plain.ts';
import type { Speller } from '../text/spelling.ts';
import { leansThreshold, lexicalShare, ownWordingScore, wantThreshold } from '../thresholds.ts';
import { purposesIn } from './chosen-by.ts';
import { editsIn } from './edits-in.ts';
import type { KnownWordings } from './known-wordings.ts';
import { isReadable } from './language.ts';
import { linesIn } from './lines-in.ts';
import type { Namer } from './mentions.ts';
import { moneyIn } from './money-in.ts';
import { countsIn } from './numbers-in.ts';
import { authoritiesIn, tiersIn } from './packages-named.ts';
import { placeIn } from './place-in.ts';
import type { RankedEntry, Reading } from './reading.ts';
import { servicesIn } from './services-in.ts';
import { claimedDaysIn, dateIn, deadlineIn, elapsedIn, revisionsIn, saysWorkBegan } from './times-in.ts';
import { evidenceOf, weighEntry, weighKinds } from './weigh.ts';

/** What reads a message: the words of the shop, the knowledge base, and ways to find by words and by meaning. */
export interface Reader {
  shop: Shop;
  speller: Speller;
  namer: Namer;
  wordings: KnownWordings;
  searchWords(question: string): readonly Found<KnownEntry>[];
  nearEntries(vector: Float32Array): readonly Near<KnownEntry>[];
  nearServices(vector: Float32Array): readonly Near<string>[];
  nearAreas(vector: Float32Array): readonly Near<string>[];
}

/** A message as its encoder saw it, alone and behind the message before. */
export interface Encoded {
  question: string;
  alone: Encoding;
  /** Where it leans on the message before. */
  joined: Encoding | undefined;
}

/** So sure an entry answers by itself. */
const selfSufficient = 0.75;
/** So near a service is described without a name. */
const surelyDescribed = 0.6;
/** A message of so few words may lean on what was said. */
const fewWords = 9;
const veryFewWords = 4;
/** Entries ranked at most. */
const mostEntries = 8;

/** Meaning first, words beside it, and how sure the best of them is. */
function rankEntries(reader: Reader, question: string, encoding: Encoding, anyEntry: number): RankedEntry[] {
  const words = new Map(reader.searchWords(question).map(({ item, score }) => [item, score]));
  const scores = new Map<KnownEntry, number>();
  for (const { item, score } of reader.nearEntries(encoding.vector)) {
    scores.set(item, score + lexicalShare * (words.get(item) ?? 0));
  }
  for (const [item, score] of words) if (!scores.has(item)) scores.set(item, lexicalShare * score);
  const ranked = [...scores].toSorted((left, right) => right[1] - left[1]).slice(0, mostEntries);
  const own = reader.wordings.entryFor(question);
  const equals = new Set(ranked[0]?.[0].equals);
  const runnerUp = ranked.slice(1).find(([entry]) => !equals.has(Number(entry.id)))?.[1] ?? 0;
  const entries = ranked.map(([entry, score], rank): RankedEntry => {
    const lead = score - (rank === 0 ? runnerUp : (ranked[0]?.[1] ?? 0));
    return { entry, score, certainty: weighEntry(score, lead, anyEntry) };
  });
  if (!own) return entries;
  return [{ entry: own, score: 1, certainty: ownWordingScore }, ...entries.filter(({ entry }) => entry !== own)];
}

/** A message that an entry answers surely needs nothing of what was said before: 'and do I pay at the end?' */
function standsAlone(reader: Reader, question: string, alone: Encoding): boolean {
  const kinds = kindsOf(reader, alone);
  const [best] = rankEntries(reader, question, alone, kinds.entry);
  return best !== undefined && kinds.entry >= selfSufficient && best.certainty >= selfSufficient;
}

/** The encoder's opinion, weighed against how near the nearest entries and services are. */
function kindsOf(reader: Reader, { vector, kinds }: Encoding): Reading['kinds'] {
  if (!vector.length) return kinds;
  const scores = (near: readonly Near<unknown>[]) => near.slice(0, 2).map(({ score }) => score);
  return weighKinds(
    kinds.place,
    evidenceOf(kinds, scores(reader.nearEntries(vector)), scores(reader.nearServices(vector))),
  );
}

/** Everything a message says. */
export function read(reader: Reader, message: Encoded): Reading {
  const { question, alone } = message;
  const { shop, speller, namer } = reader;
  const words = speller.correct(plainWords(question));
  const text = cueText(words);
  const joined = message.joined && !standsAlone(reader, question, alone) ? message.joined : undefined;
  const encoding = joined ?? alone;
  const own = reader.wordings.entryFor(question);
  const listOf = (slug: string) => shop.offers.get(slug)?.packages;
  const sameList = (left: string, right: string) =>
    left === right || (listOf(left)?.length !== 0 && listOf(left) === listOf(right));
  const several = encoding.wants.total >= wantThreshold;
  const purposes = purposesIn(shop, words);
  const mentions = servicesIn(words, namer, {
    near: reader.nearServices(encoding.vector),
    several,
    sameList,
    purposes,
  });
  // Behind another message, a service that no word names is that message's, unless it is described beyond doubt.
  const [nearest] = reader.nearServices(alone.vector);
  const described = nearest && nearest.score >= surelyDescribed ? nearest.item : undefined;
  const named = joined
    ? mentions.filter(({ from, service }) => from < words.length || service === described)
    : mentions;
  const money = moneyIn(words);
  const marks = { counts: countsIn(words), tiers: tiersIn(words), authorities: authoritiesIn(words), money };
  const { lines, loose } = named.length
    ? linesIn(shop, words, named, marks, several)
    : {
        lines: [],
        loose: { ...noMarks, ...marks, prices: money.filter(({ budget }) => !budget).map(({ dollars }) => dollars) },
      };
  const readable = isReadable(question, text);
  const place = placeIn(question, speller);
  const kinds = kindsOf(reader, encoding);
  return {
    unreadable: !readable && !place,
    kinds: own ? { ...kinds, entry: 1 } : kinds,
    wants: encoding.wants,
    leans: joined !== undefined || (alone.leans >= leansThreshold && !own && !message.joined),
    short: words.length <= fewWords,
    terse: words.length <= veryFewWords,
    entries: rankEntries(reader, question, encoding, kinds.entry),
    area: reader.nearAreas(encoding.vector)[0]?.item,
    lines,
    loose,
    purposes,
    edits: editsIn(words, namer.mentionsIn(words)),
    budget: money.find(({ budget }) => budget)?.dollars,
    deadlineDays: deadlineIn(text),
    claimed: { dollars: money.find(({ budget }) => !budget)?.dollars, days: claimedDaysIn(text) },
    elapsedMinutes: elapsedIn(text),
    workBegan: saysWorkBegan(text),
    date: dateIn(text),
    revisions: revisionsIn(text),
    discount:
      / (?:with|after|minus|less|incl\S*|apply\S*|using|counting) (?:\S+ ){0,2}(?:\d+%|discount\S*) | \d+% (?:off|less|discount\S*|reduction) | discounted /.test(
        text,
      ),
    howMany: / (?:how many|number of) /.test(text) && money.length > 0,
    place,
  };
}
