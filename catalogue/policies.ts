import { days, span } from './duration.ts';
import type { Policies } from './policy-types.ts';

/** What the agency promises, and what it doesn't: the only place for figures of policies. */
export const policies: Policies = {
  payment: { kind: 'in-full' },
  refund: { fullWithinHours: 1, afterWorkStartedPercent: 50 },
  revision: { addedDelivery: days(2) },
  checkout: { discountPercent: 10, expressDelivery: true },
  quote: { validDays: 14 },
  credits: { refundable: false, expire: false },
  delivery: {
    overall: span(4, 60, 'day'),
    websiteDesign: span(14, 45, 'day'),
    websiteDevelopment: span(30, 60, 'day'),
    webApplications: span(14, 60, 'day'),
    wordpress: span(30, 60, 'day'),
  },
  seoResults: {
    firstMovement: span(3, 6, 'month'),
    clearResults: span(4, 8, 'month'),
    largerGains: span(6, 12, 'month'),
    rankingsGuaranteed: false,
  },
  website: { loadSeconds: 2, clicksToAnySection: 3 },
  meta: { titleCharacters: 60, descriptionCharacters: { from: 100, to: 160 } },
};

/** Orders in these areas are not accepted and may be cancelled. */
export const areasNotServed = [
  'essay writing',
  'CBD',
  'casinos',
  'gambling',
  'betting',
  'dating',
  'drugs',
  'movies',
  'songs',
  'dances',
  'insurance',
  'mortgages',
  'banking loans',
  'anything unlawful',
] as const;
