import { pricedPackages } from '#catalogue/look-up.ts';
import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { Reading } from '../read/reading.ts';
import { chosenTier, isOrdered, type OrderLine, repeatsOf } from './order-line.ts';
import type { DialogueState } from './state.ts';

/** The price of an order line, with the smallest package while none is chosen. */
function priceOf(shop: Shop, line: OrderLine): number {
  const offer = offerOf(shop, line.service);
  const tier = chosenTier(offer, line);
  const [smallest] = pricedPackages(offer.packages);
  const row = offer.packages.find((one) => one.tier === tier) ?? smallest;
  return (row?.price ?? 0) * repeatsOf(line, offer);
}

/**
 * The budget after a message. 'So only 50 is left for the ads?' after 250 and a package for 200, or '1,760 left' after
 * 2,500 and an order of 740, names what is left, not another budget.
 */
export function budgetAfter(shop: Shop, { budget, focus, lines }: DialogueState, reading: Reading): number | undefined {
  const stated = reading.budget;
  if (stated === undefined || budget === undefined) return stated ?? budget;
  const total = lines.filter(isOrdered).reduce((sum, line) => sum + priceOf(shop, line), 0);
  if (budget - total === stated) return budget;
  const isLeft = focus.some((service) =>
    offerOf(shop, service).packages.some(({ price }) => price === budget - stated),
  );
  return isLeft ? budget : stated;
}
