import type { Shop } from '#catalogue/shop.ts';
import type { Encoding, ReadWord } from '#language/encode/encoder.ts';
import type { Near } from '#language/retrieve/meaning.ts';
import type { Found } from '#language/retrieve/retriever.ts';
import type { Speller } from '#language/text/spelling.ts';
import type { KnownEntry } from '../contract.ts';
import type { AskedAlike } from './asked-alike.ts';
import type { Contents } from './contents.ts';
import type { KnownWordings } from './known-wordings.ts';
import type { Namer } from './mentions.ts';
import type { OwnUnits } from './units-named.ts';
import type { Calibration } from './weigh.ts';
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
  unseen: ReadonlySet<string>;
  /** Entries that it was not taught. */
  unseenEntries: ReadonlySet<KnownEntry>;
  /** Units that only a service it was not taught is sold by. */
  units: OwnUnits;
  /** Areas not served that it was not taught. */
  unseenAreas: readonly string[];
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
