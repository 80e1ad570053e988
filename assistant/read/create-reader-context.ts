import type { Shop } from '#catalogue/shop.ts';
import type { Encoder } from '#language/encode/encoder.ts';
import type { Vectors } from '#language/encode/vectors.ts';
import { cosine } from '#language/retrieve/cosine.ts';
import { embedItems, type IndexedItem, sameItemSimilarity, wordingsHash } from '#language/retrieve/embed-items.ts';
import { createLexicalIndex } from '#language/retrieve/lexical.ts';
import { createVectorIndex, type EmbeddedItem, type VectorIndex } from '#language/retrieve/vector-index.ts';
import { ownName } from '#language/text/own-name.ts';
import type { KnownEntry } from '../contract.ts';
import { calibrations } from './calibrations.ts';
import { createContents } from './contents.ts';
import { entryWeights } from './entry-weights.ts';
import { createExactWordings } from './exact-wordings.ts';
import { createNameMatcher } from './mentions.ts';
import { createNearWordings } from './near-wordings.ts';
import type { ReaderContext } from './reader-context.ts';
import { serviceWeights } from './service-weights.ts';
import { ownUnitsOf } from './units-named.ts';
import { createUnknownObject } from './unknown-object.ts';
import { createWordShares } from './word-shares.ts';

export interface ReaderContextOptions {
  shop: Shop;
  entries: readonly KnownEntry[];
  /** Without an encoder, messages are read by their words only. */
  encoder?: Encoder | undefined;
  /** Precomputed vectors for this encoder; missing ones are computed at startup. */
  vectors?: Vectors | undefined;
  /** Wordings by number, for a copy of the entries that lacks them. */
  wordingNumbers?: ReadonlyMap<number, number | string>;
}

/** Candidates from lexical search. */
const maxFound = 20;

/** Everything a message can be about, with its wordings. Training uses the same list. */
export function indexedItems({
  shop,
  entries,
  vectors,
}: Pick<ReaderContextOptions, 'shop' | 'entries'> & { vectors?: Pick<Vectors, 'learntName'> | undefined }) {
  return {
    entries: entries.filter(isSaid).map(
      (entry): IndexedItem<KnownEntry> => ({
        key: `entry:${entry.id}`,
        item: entry,
        texts: [entry.question, ...(entry.alternatives ?? [])].map((text) =>
          ownName.replaceIn(text, vectors?.learntName),
        ),
      }),
    ),
    services: [...shop.offers.values()].map(
      ({ slug, name, shortName, alsoCalled }): IndexedItem<string> => ({
        key: `service:${slug}`,
        item: slug,
        texts: [...new Set([name, shortName, ...alsoCalled])],
      }),
    ),
    areas: shop.areasNotServed.map((area): IndexedItem<string> => ({ key: `area:${area}`, item: area, texts: [area] })),
  };
}

/** Question and answer of an entry as one text: all that is known about a new one. */
export function withAnswer({ key, texts }: Pick<IndexedItem<unknown>, 'key' | 'texts'>, answer: string) {
  return { key: key.replace('entry:', 'answer:'), texts: [`${texts[0]} ${answer}`] };
}

/** Excludes entries about places and figures, which are computed, and entries used only in a case. */
function isSaid({ workedOut, onlyInCase, category }: KnownEntry): boolean {
  return category !== 'availability' && !workedOut && !onlyInCase;
}

/** Areas the encoder was trained to refuse that are served now: a message close to one isn't about another area. */
function areasServedNow({ shop, vectors }: ReaderContextOptions): IndexedItem<string>[] {
  return (vectors?.learnt ?? [])
    .filter(({ key }) => key.startsWith('area:'))
    .map(({ key }) => ({ key, area: key.slice('area:'.length) }))
    .filter(({ area }) => !shop.areasNotServed.includes(area))
    .map(({ key, area }) => ({ key, item: area, texts: [area] }));
}

async function embedded<Item>(
  known: readonly IndexedItem<Item>[],
  { encoder, vectors }: ReaderContextOptions,
): Promise<EmbeddedItem<Item>[]> {
  return encoder ? embedItems(known, encoder, vectors) : [];
}

function indexOf<Item>(placed: readonly EmbeddedItem<Item>[]): VectorIndex<Item> | undefined {
  return placed[0] && createVectorIndex(placed, placed[0].vector.length);
}

/** What the encoder wasn't trained on in these words. */
function unseenOf<Item>(
  known: readonly IndexedItem<Item>[],
  { encoder, vectors }: ReaderContextOptions,
): IndexedItem<Item>[] {
  if (!encoder || !vectors) return [];
  return known.filter(({ key, texts }) => !vectors.isLearnt(key, wordingsHash(texts)));
}

/** Entries the encoder wasn't trained on: new ones, and those that are about something else now. */
function unseenEntriesOf(
  entries: readonly IndexedItem<KnownEntry>[],
  placed: readonly EmbeddedItem<KnownEntry>[],
  options: ReaderContextOptions,
) {
  const learnt = new Map(options.vectors?.learnt.map(({ key, vector }) => [key, vector]));
  const vectorOf = new Map(placed.map(({ item, vector }) => [item, vector]));
  return unseenOf(entries, options).filter(({ key, item }) => {
    const [before, now] = [learnt.get(key), vectorOf.get(item)];
    return !before || !now || cosine(before, now) < sameItemSimilarity;
  });
}

/** A renamed service is still the same, but an entry's number may be reused. */
function unseenServices(
  services: readonly IndexedItem<string>[],
  { encoder, vectors }: ReaderContextOptions,
): Set<string> {
  if (!encoder || !vectors) return new Set();
  const learnt = new Set(vectors.learnt.map(({ key }) => key));
  return new Set(services.filter(({ key }) => !learnt.has(key)).map(({ item }) => item));
}

/** The parameters fitted for an encoder; without an encoder, those of the student. */
function ownOf<Fitted>(fitted: Readonly<Record<string, Fitted>>, encoder: Encoder | undefined): Fitted {
  const own = fitted[encoder?.name ?? 'student'] ?? fitted.student;
  if (!own) throw new Error('Nothing was fitted for this encoder.');
  return own;
}

/** Everything that reading a message needs, built once. */
export async function createReaderContext(options: ReaderContextOptions): Promise<ReaderContext> {
  const { shop, entries, encoder, wordingNumbers } = options;
  const known = indexedItems(options);
  const mentioned = known.entries.map(({ item }) => item);
  const placed = await embedded(known.entries, options);
  const newEntries = unseenEntriesOf(known.entries, placed, options);
  const unseenEntries = newEntries.map(({ item }) => item);
  const answers = newEntries.map((entry) => ({ ...withAnswer(entry, entry.item.answer), item: entry.item }));
  const byMeaning = indexOf([...placed, ...(await embedded(answers, options))]);
  const services = indexOf(await embedded(known.services, options));
  const areas = indexOf(await embedded([...known.areas, ...areasServedNow(options)], options));
  const words = createLexicalIndex(entries);
  const unseen = unseenServices(known.services, options);
  return {
    shop,
    speller: words.speller,
    nameMatcher: createNameMatcher(shop),
    contents: createContents(shop),
    calibration: ownOf(calibrations, encoder),
    serviceWeights: ownOf(serviceWeights, encoder),
    entryWeights: ownOf(entryWeights, encoder),
    wordings: createExactWordings(mentioned, wordingNumbers),
    nearWordings: createNearWordings(shop, unseenEntries, words.weightOf),
    unseenEntries: new Set(unseenEntries),
    wordShares: createWordShares(unseenEntries, words.weightOf, encoder),
    searchWords: (asked) => words.searchWords(asked, maxFound).filter(({ item }) => isSaid(item)),
    nearEntries: (vector) => (vector.length ? (byMeaning?.nearest(vector, maxFound) ?? []) : []),
    nearnessOf: (entry, vector) => (vector.length ? (byMeaning?.nearnessOf(entry, vector) ?? 0) : 0),
    nearServices: (vector) => (vector.length ? (services?.nearest(vector, shop.offers.size) ?? []) : []),
    unseen,
    asksUnknownObject:
      unseen.size * 2 > shop.offers.size ? createUnknownObject(shop, unseenEntries, encoder) : () => false,
    units: ownUnitsOf(shop, unseen),
    unseenAreas: unseenOf(known.areas, options).map(({ item }) => item),
    nearAreas: (vector) => (vector.length ? (areas?.nearest(vector, 1) ?? []) : []),
  };
}
