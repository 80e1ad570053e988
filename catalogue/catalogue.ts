import { bySite } from './by-site.ts';
import type { Package } from './package.ts';
import { policies } from './policies.ts';
import type { Policies } from './policy-types.ts';
import { priceLists } from './price-lists.ts';
import type { ServiceSlug } from './service.ts';
import type { BySite } from './service-by-site.ts';
import { type ServiceName, serviceNames } from './service-names.ts';

/** Every figure that texts reference. Passing another catalogue shows what changed prices would give. */
export interface Catalogue {
  priceLists: Readonly<Record<ServiceSlug, readonly Package[]>>;
  serviceNames: Readonly<Record<ServiceSlug, ServiceName>>;
  policies: Policies;
  /** What is sold without a page, at a price per site. */
  bySite: Readonly<Record<ServiceSlug, BySite>>;
}

export const catalogue: Catalogue = { priceLists, serviceNames, policies, bySite };
