import { offeredServices } from './offered-services.ts';
import type { ServiceSlug } from './service.ts';

/** What visitors call each service. Plain data; the browser gets it precomputed. */
export const alsoCalled: Readonly<Record<ServiceSlug, readonly string[]>> = Object.fromEntries(
  offeredServices.map(({ facts }) => [facts.slug, facts.alsoCalled]),
);

/** Words for the thing itself that don't say which kind is meant. */
export const thingsSold: Readonly<Record<ServiceSlug, readonly string[]>> = Object.fromEntries(
  offeredServices.flatMap(({ facts: { slug, things } }) => (things ? [[slug, things]] : [])),
);
