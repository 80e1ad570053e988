import { offeredServices } from './offered-services.ts';
import type { Package } from './package.ts';
import type { ServiceSlug } from './service.ts';

/** What each service sells; several may share one list. Plain data: the browser gets it worked out. */
export const priceLists: Readonly<Record<ServiceSlug, readonly Package[]>> = Object.fromEntries(
  offeredServices.map(({ facts }) => [facts.slug, facts.packages]),
);

/** What is ordered several times, where that has a name: 'Logos'. */
export const orderNouns: Readonly<Record<ServiceSlug, string>> = Object.fromEntries(
  offeredServices.flatMap(({ facts: { slug, orderNoun } }) => (orderNoun ? [[slug, orderNoun]] : [])),
);
