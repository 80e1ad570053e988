import type { Shop } from '#catalogue/shop.ts';
import type { Near } from '#language/retrieve/vector-index.ts';
import type { KnownEntry } from '../contract.ts';
import {
  lexicalWeight,
  minUnseenCoverage,
  otherServicePenalty,
  ownWordingScore,
  unseenBoost,
  unseenLexicalWeight,
  unseenScore,
} from '../thresholds.ts';
import { isAboutOtherWeekday, weekdaysIn } from './other-day.ts';
import { entryProbability } from './probabilities.ts';
import type { ReaderContext } from './reader-context.ts';
import type { RankedEntry } from './reading.ts';
import type { ScoredEntry } from './unseen.ts';

/** Maximum number of ranked entries. */
const maxEntries = 8;

/** Whether an entry belongs to the page of a service that isn't discussed. */
function isOfOther({ offers }: Shop, { tags = [] }: KnownEntry, discussed: readonly string[]): boolean {
  const [tag = '', another] = tags;
  return !another && offers.has(tag) && !discussed.includes(tag);
}

/** Scores entries by embedding similarity and shared words; `spokenOf` are the services discussed. */
export function scoreEntries(
  reader: ReaderContext,
  words: readonly string[],
  vector: Float32Array,
  near: readonly Near<KnownEntry>[],
  discussed: readonly string[],
): ScoredEntry[] {
  const { unseenEntries, nearnessOf } = reader;
  const found = new Map(reader.searchWords(words).map(({ item, score }) => [item, score]));
  const nearness = new Map(near.map(({ item, score }) => [item, score]));
  const shares = reader.wordShares(words);
  const days = weekdaysIn(words.join(' '));
  const candidates = [...new Set([...nearness.keys(), ...found.keys(), ...shares.keys()])].filter(
    (entry) => !(unseenEntries.has(entry) && isAboutOtherWeekday(entry, days)),
  );
  const scored = candidates.map((entry): ScoredEntry => {
    const isUnseen = unseenEntries.has(entry);
    // Training taught the encoder which page an unnamed service is on; an unseen page only shares its words.
    const mayBeOther = discussed.length > 0 || isUnseen;
    const fine = mayBeOther && isOfOther(reader.shop, entry, discussed) ? otherServicePenalty : 0;
    if (!isUnseen) {
      const score = (nearness.get(entry) ?? 0) + lexicalWeight * (found.get(entry) ?? 0) - fine;
      return { entry, score, share: 0 };
    }
    const share = shares.get(entry) ?? 0;
    const meaning = nearness.get(entry) ?? nearnessOf(entry, vector);
    return { entry, score: meaning + unseenBoost + unseenLexicalWeight * share - fine, share };
  });
  return scored.toSorted((left, right) => right.score - left.score).slice(0, maxEntries);
}

/** An unseen entry is the closest of those there are, but isn't close: the certainty was fitted on entries seen in training. */
function isFar({ unseenEntries }: ReaderContext, { entry, score, share }: ScoredEntry): boolean {
  return unseenEntries.has(entry) && score < unseenScore && share < minUnseenCoverage;
}

/** Adds a calibrated certainty to each entry. */
export function rankEntries(
  reader: ReaderContext,
  scored: readonly ScoredEntry[],
  own: KnownEntry | undefined,
  anyEntry: number,
): RankedEntry[] {
  const [best] = scored;
  const equals = new Set(best?.entry.equals);
  const runnerUp = scored.slice(1).find(({ entry }) => !equals.has(Number(entry.id)))?.score ?? 0;
  const entries = scored.map(({ entry, score, share }, rank): RankedEntry => {
    const lead = score - (rank === 0 ? runnerUp : (best?.score ?? 0));
    const certainty = isFar(reader, { entry, score, share })
      ? 0
      : entryProbability(reader.calibration, score, lead, anyEntry);
    return { entry, score, lead, certainty };
  });
  if (!own) return entries;
  return [
    { entry: own, score: 1, lead: 1, certainty: ownWordingScore },
    ...entries.filter(({ entry }) => entry !== own),
  ];
}
