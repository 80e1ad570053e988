import { stillSold } from '#catalogue/left-out.ts';
import { nameOf } from '#catalogue/look-up.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { startingPrice } from '#catalogue/starting-price.ts';

export interface ServiceLink {
  path: string;
  name: string;
  /** 'from $300', 'from $75 per 30 days' or 'on request'. */
  from: string;
}

export function serviceLinks(slugs: readonly ServiceSlug[]): ServiceLink[] {
  return stillSold(slugs).map((slug) => ({
    path: `/service/${slug}`,
    name: nameOf(slug).name,
    from: startingPrice([slug]),
  }));
}
