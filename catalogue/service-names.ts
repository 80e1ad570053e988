import { offeredServices } from './offered-services.ts';
import type { ServiceFacts, ServiceSlug } from './service.ts';

/** Every service, in the order of the menu; a page that only gathers services comes before them. */
export const serviceSlugs: readonly ServiceSlug[] = offeredServices.map(({ facts }) => facts.slug);

export type ServiceName = Pick<ServiceFacts, 'name' | 'shortName'>;

/** The name of each service, and a short one for menus. Plain data: the browser gets it worked out. */
export const serviceNames: Readonly<Record<ServiceSlug, ServiceName>> = Object.fromEntries(
  offeredServices.map(({ facts: { slug, name, shortName } }) => [slug, { name, shortName }]),
);
