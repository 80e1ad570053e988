import type { Package } from '#catalogue/package.ts';
import { pieceName } from '#catalogue/references.ts';
import { expressSentence } from '#catalogue/say/order-words.ts';
import { titleOf } from '#catalogue/say/package-text.ts';
import type { Offer } from '#catalogue/shop.ts';
import type { CatalogueQuery } from './catalogue-query.ts';

/** To 'do you do …?'. */
export function offeredWords({ wants, isYesNoQuestion }: CatalogueQuery): string {
  return wants.has('offered') && isYesNoQuestion ? 'Yes, we can help with that. ' : '';
}

/** The previous reply was about exactly this package. */
export function wasPackageShown(offer: Offer, { name }: Package, { lastReply }: CatalogueQuery): boolean {
  if (offer.piece && lastReply.includes(`**${pieceName(name, offer.piece)}**`)) return true;
  return lastReply.includes(offer.packages.length === 1 ? `**${titleOf(offer)}**` : `**${titleOf(offer)}, ${name}**`);
}

/** The previous reply listed all these packages. */
export function wasListShown(offer: Offer, rows: readonly Package[], { lastReply }: CatalogueQuery): boolean {
  return lastReply.includes(`**${titleOf(offer)}**`) && rows.every(({ name }) => lastReply.includes(`- **${name}**`));
}

/** Which figure a visitor asks for. */
export function figureAskedFor({ wants, assumedFigures }: CatalogueQuery): 'price' | 'time' {
  const timeClaimed = wants.has('premise') && assumedFigures.days !== undefined && assumedFigures.dollars === undefined;
  return timeClaimed || (wants.has('time') && !wants.has('price')) ? 'time' : 'price';
}

/** What the previous reply listed isn't listed again. */
export function detailsNotYetGiven(offer: Offer, row: Package, query: CatalogueQuery) {
  return { first: figureAskedFor(query), briefly: query.briefly || wasPackageShown(offer, row, query) };
}

/** Only the contents are asked for, of a package whose figures the previous reply gave. */
export function asksOnlyContents(offer: Offer, row: Package, query: CatalogueQuery): boolean {
  const { wants, budget } = query;
  const others = wants.has('price') || wants.has('time') || budget !== undefined;
  return wants.has('inclusions') && !others && wasPackageShown(offer, row, query);
}

/** The options for someone in a hurry. */
export function fasterOptions({ asksFasterDelivery, shop }: CatalogueQuery): string {
  return asksFasterDelivery && shop.catalogue.policies.checkout.expressDelivery ? `\n${expressSentence()}` : '';
}
