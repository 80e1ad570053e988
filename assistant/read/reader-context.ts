import type { Shop } from '#catalogue/shop.ts';
import type { Encoding, TaggedWord } from '#language/encode/encoder.ts';
import type { RetrievedEntry } from '#language/retrieve/retriever.ts';
import type { Near } from '#language/retrieve/vector-index.ts';
import type { Speller } from '#language/text/spelling.ts';
import type { KnownEntry } from '../contract.ts';
import type { Contents } from './contents.ts';
import type { ExactWordings } from './exact-wordings.ts';
import type { NameMatcher } from './mentions.ts';
import type { NearWordings } from './near-wordings.ts';
import type { Calibration } from './probabilities.ts';
import type { OwnUnits } from './units-named.ts';
import type { AsksUnknownObject } from './unknown-object.ts';
import type { WordShares } from './word-shares.ts';

/** Everything needed to read a message: the shop's vocabulary, the knowledge base, lexical and semantic indexes. */
export interface ReaderContext {
  shop: Shop;
  speller: Speller;
  nameMatcher: NameMatcher;
  contents: Contents;
  calibration: Calibration;
  serviceWeights: readonly number[];
  entryWeights: readonly number[];
  wordings: ExactWordings;
  nearWordings: NearWordings;
  /** Takes spelling-corrected words. */
  searchWords(words: readonly string[]): readonly RetrievedEntry<KnownEntry>[];
  nearEntries(vector: Float32Array): readonly Near<KnownEntry>[];
  wordShares: WordShares;
  nearnessOf(entry: KnownEntry, vector: Float32Array): number;
  nearServices(vector: Float32Array): readonly Near<string>[];
  nearAreas(vector: Float32Array): readonly Near<string>[];
  /** Services added after training, which the encoder may take for work that isn't sold. */
  unseen: ReadonlySet<string>;
  /** Entries added after training. */
  unseenEntries: ReadonlySet<KnownEntry>;
  /** Only for a list that is mostly new: else the encoder knows what isn't sold. */
  asksUnknownObject: AsksUnknownObject;
  /** Units used only by services added after training. */
  units: OwnUnits;
  /** Refused areas added after training. */
  unseenAreas: readonly string[];
}

/** Something a message wants that no service's name covers: 'an online shop', 'someone to run our Instagram'. */
export interface DescribedItem {
  text: string;
  encoding: Encoding;
}

/** A message and its encoding. */
export interface Encoded {
  question: string;
  encoding: Encoding;
  /** Services discussed so far. */
  discussed: readonly string[];
  /** Those discussed last. */
  focus?: readonly string[];
  /** Its words with their tags. */
  taggedWords?: readonly TaggedWord[];
  /** It certainly asks for something by name: not everything it names is only mentioned. */
  asksByName?: boolean;
  /** It orders something. */
  orders?: boolean;
  /** Its items are found by its tags. */
  byTags?: boolean;
  /** What it wants without naming a service. */
  things?: readonly DescribedItem[];
}
