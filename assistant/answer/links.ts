import { cheapest } from '#catalogue/look-up.ts';
import { verbFor } from '#catalogue/say/grammar.ts';
import { orderLink, priceText, titleOf } from '#catalogue/say/package-text.ts';
import type { Offer } from '#catalogue/shop.ts';
import { plainPart, type ReplyPart } from './part.ts';

/** Where to read about and order each item discussed. */
export function linksPart(offers: readonly Offer[]): ReplyPart {
  const lines = [...new Set(offers)].map((offer) => {
    const row = offer.bySite ? undefined : cheapest(offer.packages);
    const price = row ? ` ${verbFor(offer.name, 'starts', 'start')} at ${priceText(offer, row)}` : '';
    return { named: `**${titleOf(offer)}**${price}`, url: orderLink(offer).url };
  });
  const [only, other] = lines;
  return plainPart(
    only && !other
      ? `${only.named}${only.named.endsWith('**') ? ': ' : '. Read more and order here: '}${only.url}`
      : `Here are the pages:\n${lines.map(({ named, url }) => `- ${named}: ${url}`).join('\n')}`,
  );
}
