import { span } from '#catalogue/duration.ts';
import type { Policies } from '#catalogue/policy-types.ts';

export const policies: Policies = {
  payment: { kind: 'deposit', percent: 30 },
  refund: { fullWithinHours: 48 },
  revision: { freeRounds: 2 },
  checkout: { expressDelivery: false },
  quote: { validDays: 21 },
  delivery: { overall: span(2, 35, 'day') },
  meta: { titleCharacters: 60, descriptionCharacters: { from: 100, to: 160 } },
};

export const areasNotServed = ['casinos', 'gambling', 'betting', 'weapons', 'anything unlawful'] as const;
