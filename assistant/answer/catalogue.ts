import { orderLink } from '#catalogue/say/package-text.ts';
import { isAlternative, offerOf } from '#catalogue/shop.ts';
import { catalogueScore } from '../thresholds.ts';
import { absentTiers } from './absent-tiers.ts';
import { understoodAs } from './basis.ts';
import { isSiteOffer, type PerSiteOffer, type PerSiteOrder, perSitePart, siteOrder } from './by-site.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import { type PackageSelection, pricedOrdersOf, selectPackages } from './choice.ts';
import { comparePackages } from './compare-packages.ts';
import { compareServices } from './compare-services.ts';
import { datesPart, dueLine } from './dates.ts';
import type { ReplyDraft } from './draft.ts';
import { howManyPart } from './how-many.ts';
import { linksPart } from './links.ts';
import { overviewPart } from './overview.ts';
import { packageAdvice } from './package-advice.ts';
import { joinParts, type ReplyPart } from './part.ts';
import { paymentSharePart } from './payment-share.ts';
import { quotePart } from './quote.ts';
import { budgetForOnePart, sharedBudgetPart } from './shared-budget.ts';
import { singlePart } from './single.ts';

/** Several orders of one service as a choice of their packages, if their contents are asked for. */
function asPackageChoice(first: PackageSelection, choices: readonly PackageSelection[]): PackageSelection {
  const meant = choices.flatMap((choice) => pricedOrdersOf(choice)?.map(({ row }) => row) ?? choice.rows);
  const rows = first.offer.packages.filter((row) => meant.includes(row));
  return { ...first, rows, by: 'name', quantity: 1, line: { ...first.line, amounts: {} } };
}

/** 'A WordPress site or a custom one', still undecided: ways to one thing aren't added up. */
function areAlternatives(choices: readonly PackageSelection[]): boolean {
  const [first, ...others] = choices;
  const isUndecided = choices.some(({ by }) => by === 'all');
  return first !== undefined && isUndecided && others.every(({ offer }) => isAlternative(first.offer, offer));
}

/** What is asked about packages: the figures of one, a comparison, or a total. */
function packagesPart(
  choices: readonly PackageSelection[],
  query: CatalogueQuery,
  bySite: PerSiteOrder | undefined,
  siteOffers: readonly PerSiteOffer[],
): ReplyPart {
  const [first, second] = choices;
  if (first && !second && !bySite) {
    if (query.asksHowManyForBudget && query.budget !== undefined) return howManyPart(first, query.budget);
    const dated = datesPart(first, query);
    if (dated) return dated;
    if (query.asksAdvice && first.by === 'all') return packageAdvice(first, query);
    if (!query.wants.has('comparison') || first.by === 'wish') return singlePart(first, query);
    // 'Compare the packages', although one is already chosen.
    const all = query.comparesAll ? { ...first, rows: first.offer.packages } : first;
    return all.rows.length > 1 ? comparePackages(all) : singlePart(first, query);
  }
  const isOneOffer = first && !bySite && choices.every(({ offer }) => offer === first.offer);
  if (isOneOffer && query.wants.has('inclusions') && !query.wants.has('total'))
    return singlePart(asPackageChoice(first, choices), query);
  const isCompared = choices.every(({ line }) => line.status === 'compared') || areAlternatives(choices);
  const isChoice = isCompared && !query.wants.has('total');
  if (isChoice && query.budget !== undefined && !bySite) return budgetForOnePart(choices, query);
  if (isChoice || (query.wants.has('comparison') && !query.wants.has('total'))) {
    // 'Half board or full board?' compares two packages of one service.
    if (isOneOffer) return comparePackages(asPackageChoice(first, choices));
    return compareServices(choices, query, bySite && siteOffers);
  }
  if (query.budgetAsked && query.budget !== undefined && !bySite) return sharedBudgetPart(choices, query);
  return quotePart(choices, query, bySite);
}

function suggestionsFor({ offer }: PackageSelection, query: CatalogueQuery): string[] {
  const [row] = offer.packages;
  return [
    query.wants.has('time') ? `How much is ${offer.shortName}?` : `How long does ${offer.shortName} take?`,
    ...(row ? [`What does ${offer.shortName} ${row.name} include?`] : []),
    'How do I place an order?',
  ];
}

/** A sum in another currency isn't a budget here. */
function foreignCurrencyNote({ namesForeignCurrency }: CatalogueQuery): string {
  return namesForeignCurrency ? "Our prices are in {company.currency}, and I can't convert other money. " : '';
}

/** The answer from the price lists. */
export function catalogueDraft(query: CatalogueQuery): ReplyDraft {
  const offers = query.lines.map(({ service }) => offerOf(query.shop, service));
  const choices = query.lines
    .map((line) => ({ line, offer: offerOf(query.shop, line.service) }))
    .filter(({ offer }) => offer.packages.length > 0 && !isSiteOffer(offer))
    // With a shared budget, each line gets what the others leave.
    .map(({ line, offer }) =>
      selectPackages(offer, line, {
        budget: query.lines.length > 1 ? undefined : query.budget,
        deadlineDays: query.deadlineDays,
      }),
    );
  // 'SEO or ads for my marketing' asks for these two, not for all of marketing.
  const named = new Set(query.lines.map(({ service }) => service));
  const overviews = offers.filter(({ members }) => members.length > 0 && !members.some((slug) => named.has(slug)));
  const siteOffers = [...new Set(offers.filter(isSiteOffer))];
  const siteLines = query.lines.filter(({ service }) => siteOffers.some(({ slug }) => slug === service));
  const [siteLine, another] = siteLines;
  // Its contents are the same at every price.
  const isAbout = query.wants.has('inclusions') && !query.wants.has('total') && !choices.length;
  const quoted = siteLine && !isAbout && (another || choices.length > 0) ? siteOrder(siteLines, query) : undefined;
  const { text, worked, tables } =
    query.wants.has('link') && !query.wants.has('price')
      ? linksPart(offers)
      : joinParts([
          paymentSharePart(query),
          ...(choices.length || quoted ? [packagesPart(choices, query, quoted, siteOffers)] : []),
          dueLine(choices, query),
          ...overviews.map((offer) => overviewPart(offer, query)),
          ...(siteLine && !quoted ? [perSitePart(siteLine, query)] : []),
        ]);
  const [first] = choices;
  return {
    id: `catalogue-${query.lines.map(({ service }) => service).join('-')}`,
    question: `${offers[0]?.name ?? 'Services'}: packages`,
    text: foreignCurrencyNote(query) + absentTiers(choices, query) + text,
    score: catalogueScore,
    source: 'catalogue',
    worked,
    tables,
    links: [...new Set(offers)].map(orderLink),
    suggestions: first ? suggestionsFor(first, query) : ['How do I place an order?'],
    basis: understoodAs(query),
  };
}
