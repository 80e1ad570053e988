import { offeredServices } from '#catalogue/offered-services.ts';
import type { ServiceSlug, ServiceWords } from '#catalogue/service.ts';

/** How visitors speak of each service. Plain data: the browser gets it worked out. */
export const serviceWords: Readonly<Record<ServiceSlug, ServiceWords>> = Object.fromEntries(
  offeredServices.map(({ facts }) => [facts.slug, facts.words]),
);

/** The number that each service keeps: the ids of its entries come from it. */
export const serviceNumbers: Readonly<Record<ServiceSlug, number>> = Object.fromEntries(
  offeredServices.map(({ facts }) => [facts.slug, facts.number]),
);
