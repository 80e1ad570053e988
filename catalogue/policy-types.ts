import type { Duration } from './duration.ts';

/** When an order is paid. */
export type Payment =
  /** The full amount when ordering. */
  | { kind: 'in-full' }
  /** A share when ordering, the rest later: `restDue` says when, as in 'on the first day'. The default is 'on delivery'. */
  | { kind: 'deposit'; percent: number; restDue?: string }
  /** Equal instalments: the first when ordering, the others at intervals of this many days. */
  | { kind: 'instalments'; parts: number; everyDays: number };

/** The shape of `policies.ts`. What is left out isn't offered, and no text, answer or total mentions it. */
export interface Policies {
  payment: Payment;
  /** Left out if nothing is refunded by default. */
  refund?: {
    /** A full refund for cancelling within this many hours of ordering. */
    fullWithinHours: number;
    /** The share that may be refunded later, once work has started. */
    afterWorkStartedPercent?: number;
  };
  revision: {
    /** Free revisions; left out if they aren't limited. */
    freeRounds?: number;
    /** What one of them is called, if not a round of changes: 'change of date'. */
    round?: { singular: string; plural: string };
    /** What each revision adds to the delivery time; left out if nothing. */
    addedDelivery?: Duration;
  };
  checkout: {
    /** The discount offered at checkout for almost all services. */
    discountPercent?: number;
    /** Whether express delivery is offered. */
    expressDelivery: boolean;
    /** What it adds to the price; left out if that depends on the order. */
    expressPercent?: number;
  };
  quote: { validDays: number };
  /** Credit on client accounts; left out if there is none. */
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
  /** Length limits of titles and descriptions for search engines, on this site as well. */
  meta: { titleCharacters: number; descriptionCharacters: { from: number; to: number } };
}
