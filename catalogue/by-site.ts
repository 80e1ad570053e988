import { offeredWithoutPage } from './offered.ts';
import type { ServiceSlug } from './service.ts';
import type { BySite, ServiceBySite } from './service-by-site.ts';

/** Services without a page of their own, by slug. Plain data; the browser gets it precomputed. */
export const bySite: Readonly<Record<ServiceSlug, BySite>> = Object.fromEntries(
  offeredWithoutPage.map(({ facts: { slug, name, piece, orderedOn, sites, delivery, words, includes } }) => [
    slug,
    { name, piece, orderedOn, sites, delivery, words, includes },
  ]),
);

/** What visitors call each. */
export const bySiteCalled: Readonly<Record<ServiceSlug, readonly string[]>> = Object.fromEntries(
  offeredWithoutPage.map(({ facts: { slug, alsoCalled } }) => [slug, alsoCalled]),
);

/** What the assistant answers about each. */
export const bySiteEntries: readonly Pick<ServiceBySite, 'slug' | 'firstEntry' | 'entries'>[] = offeredWithoutPage.map(
  ({ facts: { slug, firstEntry, entries } }) => ({ slug, firstEntry, entries }),
);
