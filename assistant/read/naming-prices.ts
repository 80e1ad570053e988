import { choosingQuantity } from '#catalogue/quote.ts';
import { type Offer, offerOf, type Shop } from '#catalogue/shop.ts';
import { isLimit } from '../dialogue/order-line.ts';
import type { Mention } from './mentions.ts';

/** A number alone isn't the price if packages are chosen by it: 'and 50?' of citations, where 50 cost $30 and 75 cost $50. */
function pricesOf(offer: Offer): number[] {
  const unit = choosingQuantity(offer.packages);
  const prices = offer.packages.flatMap(({ price }) => price ?? []);
  return prices.filter((price) => !(unit && isLimit(offer, unit, price)));
}

/** The prices by which a message may name a package: those of the services it names or that are under discussion. */
export function pricesNamingPackages(
  shop: Shop,
  named: readonly Mention[],
  discussed: readonly string[],
): ReadonlySet<number> {
  const services = [...named.map(({ service }) => service), ...discussed];
  return new Set(services.flatMap((service) => pricesOf(offerOf(shop, service))));
}
