import { categories, categoryOf } from '#catalogue/categories.ts';
import { type ComparedRow, comparedRows, leftOutOfLargest, sharedInclusions } from '#catalogue/differences.ts';
import { packagesOf } from '#catalogue/look-up.ts';
import type { Package } from '#catalogue/package.ts';
import { deliverySpan } from '#catalogue/references.ts';
import { renderTexts } from '#catalogue/render-texts.ts';
import { capitalize } from '#catalogue/say/grammar.ts';
import { orderLead } from '#catalogue/say/order-words.ts';
import type { ServiceSlug, ServiceText } from '#catalogue/service.ts';
import { serviceBySlug } from '#catalogue/services.ts';
import { categoryPrices, startingPrice } from '#catalogue/starting-price.ts';
import { joinWords } from '#company/join-words.ts';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { sitePages } from '../pages/site-pages.ts';
import { type AssuranceLink, assuranceLinks } from '../sections/assurance-links.ts';
import type { Crumb } from '../sections/breadcrumb.tsx';
import { type AfterOrderView, afterOrderView } from './after-order-view.ts';
import { sceneOfService } from './scene-of.ts';
import { deliveryBesidePrice, estimatePathOf, type ServiceCard, serviceCard, servicePath } from './service-card.ts';
import { type TierView, tierViews } from './tier-view.ts';

/** Everything a service page shows, with figures filled in; also used for structured data. */
export interface ServiceView extends Omit<ServiceText, 'related'> {
  slug: ServiceSlug;
  name: string;
  path: string;
  category: string;
  crumbs: readonly Crumb[];
  /** 'from $300 · 14 to 45 days'. */
  kicker: string;
  /** The estimator with the first package of this service, or of the first of its category. */
  estimatePath: string;
  tiers: readonly TierView[];
  /** Above the packages. */
  packagesText: { title: string; lead: string };
  assurances: readonly AssuranceLink[];
  /** If there is something to order. */
  afterOrder: AfterOrderView;
  /** What every tier includes. */
  shared: readonly string[];
  comparison: readonly ComparedRow[];
  /** Says so where the largest package isn't the one before it plus more. */
  comparisonNote: string | undefined;
  /** The services of the category this page represents; a service that is one of them shows the others as related. */
  members: readonly ServiceCard[];
  related: readonly ServiceCard[];
}

/** The services a category's page lists. */
export function listedWith(slug: ServiceSlug): ServiceSlug[] {
  const own = categories.find(({ attributes }) => attributes.url === slug);
  return (own?.attributes.subCategories ?? []).map(({ url }) => url);
}

function crumbsOf(slug: ServiceSlug, name: string): Crumb[] {
  const { attributes } = categoryOf(slug);
  const own = attributes.url === slug;
  return breadcrumbs(
    sitePages.services,
    ...(own ? [] : [{ label: attributes.name, path: servicePath(attributes.url) }]),
    {
      label: name,
      path: servicePath(slug),
    },
  );
}

export function serviceView(slug: ServiceSlug): ServiceView {
  const { name, packages, text } = serviceBySlug(slug);
  const { related, ...texts } = renderTexts(text);
  const listed = listedWith(slug);
  const isOverview = !listed.includes(slug);
  const alsoListed = listed.filter((other) => other !== slug && !related.includes(other));
  const shownAsRelated = isOverview ? related.filter((other) => !listed.includes(other)) : [...related, ...alsoListed];
  const own = categories.find(({ attributes }) => attributes.url === slug);
  const sold = soldOn(slug);
  const inclusions = packages.flatMap((row) => row.inclusions);
  return {
    ...texts,
    slug,
    name,
    path: servicePath(slug),
    category: (own ?? categoryOf(slug)).attributes.name,
    crumbs: crumbsOf(slug, name),
    kicker: [priceOf(slug, sold), deliveryBesidePrice(sold)].filter(Boolean).join(' · '),
    estimatePath: estimatePathOf(sold),
    tiers: tierViews(packages, { slug, name }),
    packagesText: packagesText(name, packages),
    assurances: assuranceLinks(inclusions),
    afterOrder: afterOrderView(capitalize(deliverySpan(packages)), inclusions),
    shared: packages.length > 1 ? sharedInclusions(packages) : [],
    comparison: comparedRows(packages),
    comparisonNote: comparisonNote(packages),
    members: isOverview ? listed.map((member) => memberCard(member, packages.length === 0)) : [],
    related: shownAsRelated.map((other) => serviceCard(other, soldOn(other))),
  };
}

/** Drawn if the page has no packages of its own. */
function memberCard(slug: ServiceSlug, drawn: boolean): ServiceCard {
  return { ...serviceCard(slug), scene: drawn ? sceneOfService(slug) : undefined };
}

/** A page without packages of its own says which service its price is for. */
function priceOf(slug: ServiceSlug, sold: readonly ServiceSlug[]): string {
  const [main] = packagesOf(slug).length > 0 ? [] : categoryPrices(categoryOf(slug));
  return main ? `${main.name} ${main.from}` : startingPrice(sold);
}

/** An overview page sells what its category sells. */
function soldOn(slug: ServiceSlug): ServiceSlug[] {
  return packagesOf(slug).length > 0 ? [slug] : listedWith(slug);
}

function packagesText(name: string, packages: readonly Package[]): ServiceView['packagesText'] {
  if (packages.every(({ price }) => price === null)) {
    return {
      title: 'Price on request',
      lead: 'No two projects like this are the same, so you get a quote for yours.',
    };
  }
  return { title: `${name} ${packages.length === 1 ? 'package' : 'packages'}`, lead: orderLead() };
}

function comparisonNote(packages: readonly Package[]): string | undefined {
  const found = leftOutOfLargest(packages);
  if (!found) return undefined;
  const { largest, before, items } = found;
  const named = items.map((item) => `‘${item}’`);
  return `${largest.name} isn't ${before.name} plus more: it doesn't list ${joinWords(named, 'or')}. If you need any of that with it, ask before you order.`;
}
