import type { Duration } from './duration.ts';

/** When an order is paid. */
export type Payment =
  /** All of it when ordering. */
  | { kind: 'in-full' }
  /** A share when ordering, the rest on delivery. */
  | { kind: 'deposit'; percent: number }
  /** Equal parts: the first when ordering, the others so many days apart. */
  | { kind: 'instalments'; parts: number; everyDays: number };

/** The shape of `policies.ts`. What is left out is not offered: no text, answer or sum mentions it. */
export interface Policies {
  payment: Payment;
  /** Left out where nothing is refunded as a rule. */
  refund?: {
    /** Everything is paid back to whoever cancels within so many hours of ordering. */
    fullWithinHours: number;
    /** The share that may be paid back later, once work has started. */
    afterWorkStartedPercent?: number;
  };
  revision: {
    /** Rounds of changes that cost nothing; left out where they aren't counted. */
    freeRounds?: number;
    /** What each round adds to the delivery time; left out where it adds nothing. */
    addedDelivery?: Duration;
  };
  checkout: {
    /** The discount that the checkout offers for almost all services. */
    discountPercent?: number;
    /** Whether the checkout offers express delivery. */
    expressDelivery: boolean;
  };
  quote: { validDays: number };
  /** Money that clients keep on their account; left out where there is none. */
  credits?: { refundable: boolean; expire: boolean };
  delivery: {
    overall: Duration;
    websiteDesign?: Duration;
    websiteDevelopment?: Duration;
    webApplications?: Duration;
    wordpress?: Duration;
  };
  seoResults?: {
    firstMovement: Duration;
    clearResults: Duration;
    largerGains: Duration;
    rankingsGuaranteed: boolean;
  };
  website?: { loadSeconds: number; clicksToAnySection: number };
  /** How long titles and descriptions for search engines may be, on this site too. */
  meta: { titleCharacters: number; descriptionCharacters: { from: number; to: number } };
}
