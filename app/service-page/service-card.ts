import { cheapest, packagesOf } from '#catalogue/look-up.ts';
import { renderReferences } from '#catalogue/references.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { serviceBySlug } from '#catalogue/services.ts';
import { startingPrice } from '#catalogue/starting-price.ts';

export interface ServiceCard {
  slug: ServiceSlug;
  name: string;
  path: string;
  promise: string;
  /** 'from $300', 'from $75 per 30 days', 'on request'. */
  from: string;
  /** The dollars of `from`; null is 'on request'. */
  dollars: number | null;
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
    dollars: cheapest(sells.flatMap((sold) => packagesOf(sold)))?.price ?? null,
  };
}
