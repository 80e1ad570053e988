import { orderLink } from '#catalogue/say/package-text.ts';
import { offerOf } from '#catalogue/shop.ts';
import { catalogueScore } from '../thresholds.ts';
import { absentTiers } from './absent-tiers.ts';
import type { Ask } from './ask.ts';
import { basisOf } from './basis.ts';
import { isSiteOffer, type SiteOffer, type SiteOrder, siteOrder, sitePart } from './by-site.ts';
import { type Choice, choose, ordersOf } from './choice.ts';
import { comparePackages } from './compare-packages.ts';
import { compareServices } from './compare-services.ts';
import { datesPart } from './dates.ts';
import type { Draft } from './draft.ts';
import { howManyPart } from './how-many.ts';
import { linksPart } from './links.ts';
import { overviewPart } from './overview.ts';
import { packageAdvice } from './package-advice.ts';
import { joinParts, type Part } from './part.ts';
import { paymentSharePart } from './payment-share.ts';
import { quotePart } from './quote.ts';
import { budgetForOnePart, sharedBudgetPart } from './shared-budget.ts';
import { singlePart } from './single.ts';

/** Several orders of one service as a choice of their packages, if their contents are asked for. */
function together(first: Choice, choices: readonly Choice[]): Choice {
  const meant = choices.flatMap((choice) => ordersOf(choice)?.map(({ row }) => row) ?? choice.rows);
  const rows = first.offer.packages.filter((row) => meant.includes(row));
  return { ...first, rows, by: 'name', times: 1, line: { ...first.line, quantities: {} } };
}

/** What is asked about packages: the figures of one, a comparison, or a total. */
function packagesPart(
  choices: readonly Choice[],
  ask: Ask,
  bySite: SiteOrder | undefined,
  siteOffers: readonly SiteOffer[],
): Part {
  const [first, second] = choices;
  if (first && !second && !bySite) {
    if (ask.howMany && ask.budget !== undefined) return howManyPart(first, ask.budget);
    const dated = datesPart(first, ask);
    if (dated) return dated;
    if (ask.asksAdvice && first.by === 'all') return packageAdvice(first, ask);
    if (!ask.wants.has('comparison') || first.by === 'wish') return singlePart(first, ask);
    // 'Compare the packages', although one is already chosen.
    const all = ask.comparesAll ? { ...first, rows: first.offer.packages } : first;
    return all.rows.length > 1 ? comparePackages(all) : singlePart(first, ask);
  }
  const isOneOffer = first && !bySite && choices.every(({ offer }) => offer === first.offer);
  if (isOneOffer && ask.wants.has('inclusions') && !ask.wants.has('total'))
    return singlePart(together(first, choices), ask);
  const isChoice = choices.every(({ line }) => line.standing === 'compared') && !ask.wants.has('total');
  if (isChoice && ask.budget !== undefined && !bySite) return budgetForOnePart(choices, ask);
  if (isChoice || (ask.wants.has('comparison') && !ask.wants.has('total')))
    return compareServices(choices, ask, bySite && siteOffers);
  if (ask.budgetAsked && ask.budget !== undefined && !bySite) return sharedBudgetPart(choices, ask);
  return quotePart(choices, ask, bySite);
}

function suggestionsFor({ offer }: Choice, ask: Ask): string[] {
  const [row] = offer.packages;
  return [
    ask.wants.has('time') ? `How much is ${offer.shortName}?` : `How long does ${offer.shortName} take?`,
    ...(row ? [`What does ${offer.shortName} ${row.name} include?`] : []),
    'How do I place an order?',
  ];
}

/** A sum in another currency isn't a budget here. */
function otherMoney({ foreignMoney }: Ask): string {
  return foreignMoney ? "Our prices are in {company.currency}, and I can't convert other money. " : '';
}

/** The answer from the price lists. */
export function catalogueDraft(ask: Ask): Draft {
  const offers = ask.lines.map(({ service }) => offerOf(ask.shop, service));
  const choices = ask.lines
    .map((line) => ({ line, offer: offerOf(ask.shop, line.service) }))
    .filter(({ offer }) => offer.packages.length > 0 && !isSiteOffer(offer))
    // With a shared budget, each line gets what the others leave.
    .map(({ line, offer }) =>
      choose(offer, line, { budget: ask.lines.length > 1 ? undefined : ask.budget, deadlineDays: ask.deadlineDays }),
    );
  const overviews = offers.filter(({ members }) => members.length > 0);
  const siteOffers = [...new Set(offers.filter(isSiteOffer))];
  const siteLines = ask.lines.filter(({ service }) => siteOffers.some(({ slug }) => slug === service));
  const [siteLine, another] = siteLines;
  // Its contents are the same at every price.
  const isAbout = ask.wants.has('inclusions') && !ask.wants.has('total') && !choices.length;
  const quoted = siteLine && !isAbout && (another || choices.length > 0) ? siteOrder(siteLines, ask) : undefined;
  const { text, worked, tables } =
    ask.wants.has('link') && !ask.wants.has('price')
      ? linksPart(offers)
      : joinParts([
          paymentSharePart(ask),
          ...(choices.length || quoted ? [packagesPart(choices, ask, quoted, siteOffers)] : []),
          ...overviews.map((offer) => overviewPart(offer, ask)),
          ...(siteLine && !quoted ? [sitePart(siteLine, ask)] : []),
        ]);
  const [first] = choices;
  return {
    id: `catalogue-${ask.lines.map(({ service }) => service).join('-')}`,
    question: `${offers[0]?.name ?? 'Services'}: packages`,
    text: otherMoney(ask) + absentTiers(choices, ask) + text,
    score: catalogueScore,
    source: 'catalogue',
    worked,
    tables,
    links: [...new Set(offers)].map(orderLink),
    suggestions: first ? suggestionsFor(first, ask) : ['How do I place an order?'],
    basis: basisOf(ask),
  };
}
