import { offeredServices } from './offered-services.ts';
import type { ServiceSlug } from './service.ts';

/** What visitors call each service. Plain data: the browser gets it worked out. */
export const alsoCalled: Readonly<Record<ServiceSlug, readonly string[]>> = Object.fromEntries(
  offeredServices.map(({ facts }) => [facts.slug, facts.alsoCalled]),
);

/** Words for the thing itself, where no name says which kind of it is meant. */
export const thingsSold: Readonly<Record<ServiceSlug, readonly string[]>> = Object.fromEntries(
  offeredServices.flatMap(({ facts: { slug, things } }) => (things ? [[slug, things]] : [])),
);
