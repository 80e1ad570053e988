import { offerOf, recurs, type Shop } from '#catalogue/shop.ts';
import { chosenTier, type OrderLine, repeatsOf } from './order-line.ts';

/** The encoder is given only this many order lines with a message: the last ones. */
export const maxLinesRead = 5;

/** An order line as the encoder reads it: 'Logo Design, Premium, 3 of them'. Training writes the same. */
export function orderText(shop: Shop, line: OrderLine, isOut = false): string {
  const offer = offerOf(shop, line.service);
  const tier = chosenTier(offer, line);
  const chosen = offer.packages.find((row) => row.tier === tier);
  const name = chosen ? `${offer.name}, ${chosen.name}` : offer.name;
  const repeats = repeatsOf(line, offer);
  const repetition = repeats < 2 ? '' : recurs(offer) ? `, ${repeats} months` : `, ${repeats} of them`;
  return `${isOut ? 'taken out: ' : ''}${name}${repetition}`;
}
