import { packageTitle, titleOf } from '#catalogue/say/package-text.ts';
import { type Offer, offerOf, type Shop } from '#catalogue/shop.ts';
import { chosenTier, type Line } from '../talk/line.ts';
import { catalogueScore } from '../thresholds.ts';
import type { Ask } from './ask.ts';
import type { Draft } from './draft.ts';

/** Where a thing would be listed. */
function listOf(offer: Offer, line: Line): string {
  const row = offer.packages.find(({ tier }) => tier === chosenTier(offer, line));
  return row ? `the list of ${packageTitle(offer, row)}` : `any **${titleOf(offer)}** package's list`;
}

/** Whether something is in a package that no list names: that it is not listed, and whom to ask. */
export function unlistedDraft(shop: Shop, { lines }: Ask): Draft {
  const [where = 'our lists'] = lines.map((line) => listOf(offerOf(shop, line.service), line));
  return {
    id: 'unlisted',
    question: 'Is this included?',
    text: `That isn't on ${where}, so don't count on it. Ask before you order whether it can be done: {company.email} or WhatsApp {company.whatsapp}.`,
    score: catalogueScore,
    source: 'catalogue',
    suggestions: ['How can I reach a person?'],
  };
}
