import type { Shop } from '#catalogue/shop.ts';
import type { Want } from '#language/encode/labels.ts';
import type { Reading } from '../read/reading.ts';
import type { Line } from '../talk/line.ts';

/** What a reply about the catalogue has to answer. */
export interface Ask {
  shop: Shop;
  lines: readonly Line[];
  wants: ReadonlySet<Want>;
  budget: number | undefined;
  deadlineDays: number | undefined;
  claimed: Reading['claimed'];
  date: Reading['date'];
  revisions: number;
  discount: boolean;
  foreignMoney: boolean;
  howMany: boolean;
  hurried: boolean;
  holders: Reading['holders'];
  /** Packages it names by a word that is used for nothing else. */
  tiersNamed: readonly string[];
  compared: Reading['compared'];
  /** It sets packages against each other and names none of them. */
  comparesAll: boolean;
  whether: boolean;
  amountAsked: Reading['amountAsked'];
  rhythmAsked: Reading['rhythmAsked'];
  directly: boolean;
  adSpendAsked: boolean;
  /** What was ordered before the message, where the whole order is asked about and none of it was only compared. */
  earlier: readonly Line[];
  /** The reply before this one; empty where the question is the first, or is read by itself. */
  told: string;
  /** A sentence is enough: what is in a package isn't listed. */
  briefly: boolean;
}
