import { offeredServices } from '#catalogue/offered-services.ts';
import type { ServiceSlug, ServiceWords } from '#catalogue/service.ts';

/** How visitors refer to each service. Plain data; the browser gets it precomputed. */
export const serviceWords: Readonly<Record<ServiceSlug, ServiceWords>> = Object.fromEntries(
  offeredServices.map(({ facts }) => [facts.slug, facts.words]),
);

/** Each service's permanent number, from which the ids of its entries are derived. */
export const serviceNumbers: Readonly<Record<ServiceSlug, number>> = Object.fromEntries(
  offeredServices.map(({ facts }) => [facts.slug, facts.number]),
);
