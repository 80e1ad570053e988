import type { Package } from './package.ts';
import { guestPosts, policies } from './policies.ts';
import type { Policies } from './policy-types.ts';
import { priceLists } from './price-lists.ts';
import type { ServiceSlug } from './service.ts';
import { type ServiceName, serviceNames } from './service-names.ts';

/** The numbers of a constant, loosened from their literals, so that a changed copy has the same type. */
type Loose<Value> = Value extends number
  ? number
  : Value extends boolean
    ? boolean
    : Value extends string
      ? Value
      : { readonly [Key in keyof Value]: Loose<Value[Key]> };

/** Every figure that texts name. Passing another one shows what a changed price would say. */
export interface Catalogue {
  priceLists: Readonly<Record<ServiceSlug, readonly Package[]>>;
  serviceNames: Readonly<Record<ServiceSlug, ServiceName>>;
  policies: Policies;
  guestPosts: Loose<typeof guestPosts>;
}

export const catalogue: Catalogue = { priceLists, serviceNames, policies, guestPosts };
