import { cheapest, packagesOf } from '#catalogue/look-up.ts';
import { writeChoice } from '#catalogue/quote-address.ts';
import { deliverySpan, renderReferences } from '#catalogue/references.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import { serviceBySlug } from '#catalogue/services.ts';
import { startingPrice } from '#catalogue/starting-price.ts';
import { timeNoun } from '#catalogue/time-noun.ts';
import type { Scene } from '#drawings/packages/scene.ts';
import { sitePages } from '../pages/site-pages.ts';
import { estimatePath, formPath } from './tier-view.ts';

export interface ServiceCard {
  slug: ServiceSlug;
  name: string;
  path: string;
  promise: string;
  /** 'from $300', 'from $75 per 30 days', 'on request'. */
  from: string;
  /** '14 to 45 days'; empty if the price includes it. */
  days: string;
  /** The estimator with its first package. */
  estimatePath: string;
  /** The contact form with its first package, if its price is on request. */
  quotePath?: string | undefined;
  /** The amount of `from`; null is 'on request'. */
  dollars: number | null;
  /** Its deliverables, if the card shows them. */
  scene?: Scene | undefined;
}

export function servicePath(slug: ServiceSlug): string {
  return `/service/${slug}`;
}

/** `sells` lists the services whose prices represent this one: itself, or those of its category. */
export function serviceCard(slug: ServiceSlug, sells: readonly ServiceSlug[] = [slug]): ServiceCard {
  const { name, text } = serviceBySlug(slug);
  const dollars = cheapest(sells.flatMap((sold) => packagesOf(sold)))?.price ?? null;
  const [first] = packagesOf(slug);
  return {
    slug,
    name,
    path: servicePath(slug),
    promise: renderReferences(text.promise),
    from: startingPrice(sells),
    days: deliveryBesidePrice(sells),
    estimatePath: estimatePathOf(sells),
    quotePath: dollars === null && first ? formPath(slug, first.tier) : undefined,
    dollars,
  };
}

/** '14 to 45 days'; empty if everything is paid per 30 days or ordered by time, because its price already says so. */
export function deliveryBesidePrice(sold: readonly ServiceSlug[]): string {
  const finished = sold.filter((slug) => !timeNoun(serviceNames[slug]?.orderNoun));
  const packages = finished.flatMap((slug) => packagesOf(slug)).filter(({ recurs }) => !recurs);
  return packages.length > 0 ? deliverySpan(packages) : '';
}

/** The estimator with the first package of each that has a price. */
export function estimateWith(services: readonly ServiceSlug[]): string {
  const items = services.flatMap((slug) => {
    const [first] = packagesOf(slug);
    return first && first.price !== null ? [{ slug, tier: first.tier, quantity: 1 }] : [];
  });
  if (items.length === 0) return sitePages.estimate.path;
  return `${sitePages.estimate.path}?${writeChoice({ items, discount: false })}#estimate`;
}

/** The estimator with the first package of the first one that has any. */
export function estimatePathOf(sold: readonly ServiceSlug[]): string {
  const first = sold.find((slug) => packagesOf(slug).length > 0);
  const tier = first && packagesOf(first)[0]?.tier;
  return tier ? estimatePath(first, tier) : sitePages.estimate.path;
}
