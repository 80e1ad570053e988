import { offeredServices } from './offered-services.ts';
import type { Package } from './package.ts';
import type { ServiceSlug } from './service.ts';

/** The packages of each service; several may share one list. Plain data; the browser gets it precomputed. */
export const priceLists: Readonly<Record<ServiceSlug, readonly Package[]>> = Object.fromEntries(
  offeredServices.map(({ facts }) => [facts.slug, facts.packages]),
);
