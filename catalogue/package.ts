import type { Duration } from './duration.ts';
import type { Limits } from './quantities.ts';

/** What a visitor can order: one row of a price list. */
export interface Package {
  /** Unique within its list: 'basic', 'da30', '1000-words'. */
  tier: string;
  /** As shown: 'Basic', 'DA30+', '1,000 words'. */
  name: string;
  /** In the agency's currency, in whole units; null is 'on request', and then no price is ever shown or said. */
  price: number | null;
  /** The price is charged anew every 30 days. */
  recurs?: true;
  /** Null where it is agreed with the quote. */
  delivery: Duration | null;
  /** Where it is ordered, where orders go to a link of each package. */
  orderLink?: string;
  limits: Limits;
  inclusions: readonly string[];
}

/** The days a recurring price buys. */
export const recurringDays = 30;
