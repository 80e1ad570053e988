import fc from 'fast-check';
import { findPackage, packagesOf } from './look-up.ts';
import type { Package } from './package.ts';
import { serviceSlugs } from './service-names.ts';

/** For property tests: services with packages, their lists, and orders of them. */
const selling = serviceSlugs.filter((slug) => packagesOf(slug).length > 0);

export const anyList: fc.Arbitrary<readonly Package[]> = fc.constantFrom(...selling.map((slug) => packagesOf(slug)));

const anyItem = fc
  .constantFrom(...selling.flatMap((slug) => packagesOf(slug).map(({ tier }) => ({ slug, tier }))))
  .chain(({ slug, tier }) => fc.integer({ min: 1, max: 99 }).map((quantity) => ({ slug, tier, quantity })));

export const anyItems = fc.array(anyItem, { maxLength: 12 });

export function priceOf({ slug, tier }: { slug: (typeof serviceSlugs)[number]; tier: string }): number | null {
  return findPackage(slug, tier)?.price ?? null;
}
