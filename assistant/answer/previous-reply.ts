import type { Package } from '#catalogue/package.ts';
import { pieceName } from '#catalogue/references.ts';
import { titleOf } from '#catalogue/say/package-text.ts';
import type { Offer } from '#catalogue/shop.ts';
import type { Ask } from './ask.ts';

/** To 'do you do …?'. */
export function offeredWords({ wants, whether }: Ask): string {
  return wants.has('offered') && whether ? 'Yes, we can help with that. ' : '';
}

/** The previous reply was about exactly this package. */
export function isTold(offer: Offer, { name }: Package, { told }: Ask): boolean {
  if (offer.piece && told.includes(`**${pieceName(name, offer.piece)}**`)) return true;
  return told.includes(offer.packages.length === 1 ? `**${titleOf(offer)}**` : `**${titleOf(offer)}, ${name}**`);
}

/** The previous reply listed all these packages. */
export function isListTold(offer: Offer, rows: readonly Package[], { told }: Ask): boolean {
  return told.includes(`**${titleOf(offer)}**`) && rows.every(({ name }) => told.includes(`- **${name}**`));
}

/** Which figure a visitor asks for. */
export function leading({ wants, claimed }: Ask): 'price' | 'time' {
  const timeClaimed = wants.has('premise') && claimed.days !== undefined && claimed.dollars === undefined;
  return timeClaimed || (wants.has('time') && !wants.has('price')) ? 'time' : 'price';
}

/** What the previous reply listed isn't listed again. */
export function tellingOf(offer: Offer, row: Package, ask: Ask) {
  return { first: leading(ask), briefly: ask.briefly || isTold(offer, row, ask) };
}

/** Only the contents are asked for, of a package whose figures the previous reply gave. */
export function asksOnlyContents(offer: Offer, row: Package, ask: Ask): boolean {
  const { wants, budget } = ask;
  const others = wants.has('price') || wants.has('time') || budget !== undefined;
  return wants.has('inclusions') && !others && isTold(offer, row, ask);
}

/** The options for someone in a hurry. */
export function sooner({ hurried, shop }: Ask): string {
  return hurried && shop.catalogue.policies.checkout.expressDelivery
    ? '\nFor almost all services you can choose express delivery at checkout.'
    : '';
}
