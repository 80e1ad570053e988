import { contentsSentence, packageTitle, titleOf } from '#catalogue/say/package-text.ts';
import { offerOf, type Shop } from '#catalogue/shop.ts';
import { chosenTier } from '../talk/line.ts';
import { catalogueScore } from '../thresholds.ts';
import type { Ask } from './ask.ts';
import type { Draft } from './draft.ts';

/** Whether something is in a package that no list names: that it is not listed, what is, and whom to ask. */
export function unlistedDraft(shop: Shop, { lines }: Ask): Draft {
  const [line] = lines;
  const offer = line && offerOf(shop, line.service);
  const row = offer && offer.packages.find(({ tier }) => tier === chosenTier(offer, line));
  const where =
    offer && row
      ? `the list of ${packageTitle(offer, row)}`
      : offer
        ? `any **${titleOf(offer)}** package's list`
        : 'our lists';
  const listed = offer && row ? ` ${contentsSentence(offer, row)}` : '';
  return {
    id: 'unlisted',
    question: 'Is this included?',
    text: `That isn't on ${where}, so don't count on it.${listed}\nAsk before you order whether it can be done: {company.email} or WhatsApp {company.whatsapp}.`,
    score: catalogueScore,
    source: 'catalogue',
    suggestions: ['How can I reach a person?'],
  };
}
