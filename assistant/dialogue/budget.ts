import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { Reading } from '../read/reading.ts';
import type { DialogueState } from './state.ts';

/**
 * The budget after a message. 'So only 50 is left for the ads?' after 250 and a package for 200 names what is left, not
 * another budget.
 */
export function budgetAfter(shop: Shop, { budget, focus }: DialogueState, reading: Reading): number | undefined {
  const stated = reading.budget;
  if (stated === undefined || budget === undefined) return stated ?? budget;
  const isLeft = focus.some((service) =>
    offerOf(shop, service).packages.some(({ price }) => price === budget - stated),
  );
  return isLeft ? budget : stated;
}
