import { offerOf, type Shop } from '#catalogue/shop.ts';
import { chosenTier, type Line } from './line.ts';

/** Order lines that are read with a message; of more, the last ones. */
export const mostLinesRead = 4;

/** An order line as the encoder reads it: 'Logo Design, Premium'. Training writes the same. */
export function orderText(shop: Shop, line: Line): string {
  const offer = offerOf(shop, line.service);
  const tier = chosenTier(offer, line);
  const chosen = offer.packages.find((row) => row.tier === tier);
  return chosen ? `${offer.name}, ${chosen.name}` : offer.name;
}
