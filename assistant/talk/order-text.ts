import { offerOf, recurs, type Shop } from '#catalogue/shop.ts';
import { chosenTier, type Line, repeatsOf } from './line.ts';

/** How many order lines the encoder reads with a message; the last ones count. */
export const maxLinesRead = 5;

/** An order line as the encoder reads it: 'Logo Design, Premium, 3 of them'. Training writes the same. */
export function orderText(shop: Shop, line: Line, isOut = false): string {
  const offer = offerOf(shop, line.service);
  const tier = chosenTier(offer, line);
  const chosen = offer.packages.find((row) => row.tier === tier);
  const name = chosen ? `${offer.name}, ${chosen.name}` : offer.name;
  const repeats = repeatsOf(line, offer);
  const often = repeats < 2 ? '' : recurs(offer) ? `, ${repeats} months` : `, ${repeats} of them`;
  return `${isOut ? 'taken out: ' : ''}${name}${often}`;
}
