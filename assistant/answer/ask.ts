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
  /** It states the budget or asks about it; otherwise it is only remembered. */
  budgetAsked: boolean;
  deadlineDays: number | undefined;
  claimed: Reading['claimed'];
  /** The day to count from, and the day by which all has to be finished. */
  days: Reading['days'];
  revisions: number;
  discount: boolean;
  foreignMoney: boolean;
  /** It asks for the deposit, an instalment, or what is left to pay. */
  shareAsked: boolean;
  howMany: boolean;
  hurried: boolean;
  holders: Reading['holders'];
  /** Packages it names by a word with no other meaning. */
  tiersNamed: readonly string[];
  compared: Reading['compared'];
  /** It compares packages without naming any. */
  comparesAll: boolean;
  /** It asks which package to take. */
  asksAdvice: boolean;
  whether: boolean;
  amountAsked: Reading['amountAsked'];
  rhythmAsked: Reading['rhythmAsked'];
  directly: boolean;
  adSpendAsked: boolean;
  /** The order before the message, if the whole order is asked about and none of it was only compared. */
  earlier: readonly Line[];
  /** The previous reply; empty for the first question, or one that is read separately. */
  told: string;
  /** A sentence is enough: package contents aren't listed. */
  briefly: boolean;
}
