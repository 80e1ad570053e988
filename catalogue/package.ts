import type { Duration } from './duration.ts';
import type { Limits } from './quantities.ts';

/** Something a visitor can order: one row of a price list. */
export interface Package {
  /** Unique within its list: 'basic', 'da30', '1000-words'. */
  tier: string;
  /** As shown: 'Basic', 'DA30+', '1,000 words'. */
  name: string;
  /** In whole units of the agency's currency; null means 'on request', and then no price is ever shown or mentioned. */
  price: number | null;
  /** The price covers 30 days; nothing renews by itself, so the next 30 days are a new order. */
  recurs?: true;
  /**
   * How soon it is ready, or how long it lasts. Null if it is part of the quote, covers 30 days, or is ordered by time
   * (`orderNoun: 'Nights'`).
   */
  delivery: Duration | null;
  /** Where to order it, if each package has its own ordering link. */
  orderLink?: string;
  limits: Limits;
  inclusions: readonly string[];
}

/** The days covered by a recurring price. */
export const recurringDays = 30;
