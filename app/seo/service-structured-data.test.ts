import { describe, expect, test } from 'vitest';
import type { Package } from '#catalogue/package.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import { services } from '#catalogue/services.ts';
import { timeNoun } from '#catalogue/time-noun.ts';
import { serviceCard } from '../service-page/service-card.ts';
import { serviceView } from '../service-page/service-view.ts';
import { tierViews } from '../service-page/tier-view.ts';
import { serviceStructuredData } from './service-structured-data.ts';

const [someSlug = ''] = services.filter(({ packages }) => packages.length > 0).map(({ slug }) => slug);
const someView = serviceView(someSlug);
const madePackage: Package = {
  tier: 'basic',
  name: 'Basic',
  price: 70,
  delivery: { from: 4, to: 4, unit: 'day' },
  limits: {},
  inclusions: ['Silk tail', 'Gold thread'],
};

describe('structured data', () => {
  test.each(services)('of $slug offers every package at its price and time', ({ slug, packages }) => {
    const [service] = serviceStructuredData(serviceView(slug)) as [
      { hasOfferCatalog: { itemListElement: { price?: number; deliveryLeadTime?: { value: number } }[] } },
    ];
    if (packages.length === 0) return;
    const offers = service.hasOfferCatalog.itemListElement;
    expect(offers.map(({ price }) => price ?? null)).toEqual(packages.map(({ price }) => price));
    // What is ordered by the night has no time of its own.
    const timed = timeNoun(serviceNames[slug]?.orderNoun) ? [] : packages;
    const inDays = timed.filter(({ delivery }) => delivery?.unit === 'day');
    const days = offers.map(({ deliveryLeadTime }) => deliveryLeadTime?.value);
    for (const { delivery } of inDays) expect(days).toContain(delivery?.to);
  });

  /** A page's structured data with these packages. */
  const saidOf = (...tiers: readonly Partial<Package>[]) => {
    const rows = tiers.map((tier): Package => ({ ...madePackage, ...tier }));
    return JSON.stringify(serviceStructuredData({ ...someView, tiers: tierViews(rows, someView) })[0]);
  };

  test('a monthly price states its period', () => {
    const lasts = '"referenceQuantity":{"@type":"QuantitativeValue","value":30';
    expect(saidOf({ recurs: true, delivery: { from: 30, to: 30, unit: 'day' } })).toContain(lasts);
    expect(saidOf({})).not.toContain(lasts);
  });

  test('an overview page says where the prices of its services begin', () => {
    const card = { ...serviceCard(someSlug), dollars: 70 };
    const members = [card, { ...card, dollars: null }];
    const [service] = serviceStructuredData({ ...someView, tiers: [], members });
    expect(JSON.stringify(service).match(/"minPrice":\d+/g)).toEqual(['"minPrice":70']);
  });

  test('services on request have no price', () => {
    expect(saidOf({ price: null })).not.toContain('price');
    expect(saidOf({})).toContain('"price":70');
  });
});
