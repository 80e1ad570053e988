import { days, span } from './duration.ts';
import type { Policies } from './policy-types.ts';

/** For tests: what a made-up shop promises. */
export const policies: Policies = {
  payment: { kind: 'deposit', percent: 40, restDue: 'when the kite flies' },
  refund: { fullWithinHours: 5, afterWorkStartedPercent: 20 },
  revision: { freeRounds: 3, addedDelivery: days(1) },
  checkout: { discountPercent: 15, expressDelivery: true },
  quote: { validDays: 9 },
  delivery: { overall: span(2, 42, 'day') },
  meta: { titleCharacters: 60, descriptionCharacters: { from: 100, to: 160 } },
};

export const areasNotServed = ['fireworks', 'drones', 'casinos', 'gambling', 'betting'];
