import { contentsSentence, packageTitle, titleOf } from '#catalogue/say/package-text.ts';
import { type Offer, offerOf, type Shop } from '#catalogue/shop.ts';
import { chosenTier, type Line } from '../talk/line.ts';
import { catalogueScore } from '../thresholds.ts';
import type { Ask } from './ask.ts';
import type { Draft } from './draft.ts';

/** Where a thing would be listed, and what is. */
function listOf(offer: Offer, line: Line): { where: string; contents: string } {
  const row = offer.packages.find(({ tier }) => tier === chosenTier(offer, line));
  return row
    ? { where: `the list of ${packageTitle(offer, row)}`, contents: ` ${contentsSentence(offer, row)}` }
    : { where: `any **${titleOf(offer)}** package's list`, contents: '' };
}

/** Whether something is in a package that no list names: that it is not listed, what is, and whom to ask. */
export function unlistedDraft(shop: Shop, { lines }: Ask): Draft {
  const [listed = { where: 'our lists', contents: '' }] = lines.map((line) =>
    listOf(offerOf(shop, line.service), line),
  );
  const { where, contents } = listed;
  return {
    id: 'unlisted',
    question: 'Is this included?',
    text: `That isn't on ${where}, so don't count on it.${contents}\nAsk before you order whether it can be done: {company.email} or WhatsApp {company.whatsapp}.`,
    score: catalogueScore,
    source: 'catalogue',
    suggestions: ['How can I reach a person?'],
  };
}
