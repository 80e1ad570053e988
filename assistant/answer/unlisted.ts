import { renderReferences } from '#catalogue/references.ts';
import { packageTitle, titleOf } from '#catalogue/say/package-text.ts';
import { offerOf, type Shop } from '#catalogue/shop.ts';
import { chosenTier, type OrderLine } from '../dialogue/order-line.ts';

/** Where an item would be listed if a package under discussion included it: 'the list of Logo Design, Basic'. */
export function listAsked(shop: Shop, [line]: readonly OrderLine[]): string {
  if (!line) return 'our lists';
  const offer = offerOf(shop, line.service);
  const row = offer.packages.find(({ tier }) => tier === chosenTier(offer, line));
  return row
    ? `the list of ${renderReferences(packageTitle(offer, row), shop.catalogue)}`
    : `any **${titleOf(offer)}** package's list`;
}
