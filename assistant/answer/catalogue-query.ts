import type { Shop } from '#catalogue/shop.ts';
import type { Want } from '#language/encode/labels.ts';
import type { OrderLine } from '../dialogue/order-line.ts';
import type { Reading } from '../read/reading.ts';

/** What a reply about the catalogue has to answer. */
export interface CatalogueQuery {
  shop: Shop;
  lines: readonly OrderLine[];
  wants: ReadonlySet<Want>;
  budget: number | undefined;
  /** It states the budget or asks about it; otherwise it is only remembered. */
  budgetAsked: boolean;
  deadlineDays: number | undefined;
  assumedFigures: Reading['assumedFigures'];
  /** The day to count from, and the day by which all has to be finished. */
  days: Reading['days'];
  revisions: number;
  mentionsDiscount: boolean;
  namesForeignCurrency: boolean;
  /** It asks for the deposit, an instalment, or what is left to pay. */
  asksPaymentShare: boolean;
  asksHowManyForBudget: boolean;
  asksFasterDelivery: boolean;
  inclusionMatches: Reading['inclusionMatches'];
  /** Packages it names by a word with no other meaning. */
  tiersNamed: readonly string[];
  compared: Reading['compared'];
  /** It compares packages without naming any. */
  comparesAll: boolean;
  /** It asks which package to take. */
  asksAdvice: boolean;
  isYesNoQuestion: boolean;
  unitAsked: Reading['unitAsked'];
  billingPeriodAsked: Reading['billingPeriodAsked'];
  isInvertedQuestion: boolean;
  asksIfAdSpendIncluded: boolean;
  /** The order before the message, if the whole order is asked about and none of it was only compared. */
  earlier: readonly OrderLine[];
  /** The previous reply; empty for the first question, or one that is read separately. */
  lastReply: string;
  /** A sentence is enough: package contents aren't listed. */
  briefly: boolean;
}
