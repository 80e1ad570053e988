import { categoryOf } from '#catalogue/categories.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import type { PortfolioPiece } from '#content/portfolio.ts';

/** What a list shows of a portfolio piece, with the categories it can be found under. */
export function pieceCard({ slug, title, summary, sector, services }: PortfolioPiece) {
  const categories: ServiceSlug[] = [...new Set(services.map((service) => categoryOf(service).attributes.url))];
  return {
    slug,
    path: `/portfolio/${slug}`,
    title,
    summary,
    sector,
    services: services.map((service) => serviceNames[service].shortName),
    categories,
  };
}
