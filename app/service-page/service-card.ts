import { cheapest, packagesOf } from '#catalogue/look-up.ts';
import { writeChoice } from '#catalogue/quote-address.ts';
import { deliverySpan, renderReferences } from '#catalogue/references.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { serviceBySlug } from '#catalogue/services.ts';
import { startingPrice } from '#catalogue/starting-price.ts';
import type { Scene } from '../drawings/packages/scene.ts';
import { sitePages } from '../pages/site-pages.ts';
import { estimatePath } from './tier-view.ts';

export interface ServiceCard {
  slug: ServiceSlug;
  name: string;
  path: string;
  promise: string;
  /** 'from $300', 'from $75 per 30 days', 'on request'. */
  from: string;
  /** '14 to 45 days'; empty where the price says it. */
  days: string;
  /** The estimator with its first package in it. */
  estimatePath: string;
  /** The dollars of `from`; null is 'on request'. */
  dollars: number | null;
  /** What it hands over, where the card shows it. */
  scene?: Scene | undefined;
}

export function servicePath(slug: ServiceSlug): string {
  return `/service/${slug}`;
}

/** `sells` names the services whose prices stand for this one: itself, or those of its category. */
export function serviceCard(slug: ServiceSlug, sells: readonly ServiceSlug[] = [slug]): ServiceCard {
  const { name, text } = serviceBySlug(slug);
  return {
    slug,
    name,
    path: servicePath(slug),
    promise: renderReferences(text.promise),
    from: startingPrice(sells),
    days: deliveryBesidePrice(sells),
    estimatePath: estimatePathOf(sells),
    dollars: cheapest(sells.flatMap((sold) => packagesOf(sold)))?.price ?? null,
  };
}

/** '14 to 45 days'; nothing where everything is bought by the month, as its price says already. */
export function deliveryBesidePrice(sold: readonly ServiceSlug[]): string {
  const packages = sold.flatMap((slug) => packagesOf(slug));
  return packages.length > 0 && packages.every(({ recurs }) => recurs) ? '' : deliverySpan(packages);
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

/** The estimator, beginning with the first package of the first that sells any. */
export function estimatePathOf(sold: readonly ServiceSlug[]): string {
  const first = sold.find((slug) => packagesOf(slug).length > 0);
  const tier = first && packagesOf(first)[0]?.tier;
  return tier ? estimatePath(first, tier) : sitePages.estimate.path;
}
