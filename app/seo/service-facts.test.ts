import { describe, expect, test } from 'vitest';
import { categories } from '#catalogue/categories.ts';
import { pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import { referencePattern } from '#catalogue/references.ts';
import { services } from '#catalogue/services.ts';
import { serviceView } from '../service-page/service-view.ts';
import { serviceMarkdown } from './service-markdown.ts';
import { serviceStructuredData } from './service-structured-data.ts';

/** It lists the services of its category and sells nothing itself. */
function isOverview(slug: string): boolean {
  return (priceLists[slug] ?? []).length === 0;
}

describe('the Markdown twin', () => {
  test.each(services)('of $slug holds every price, time and inclusion', ({ slug, packages }) => {
    const markdown = serviceMarkdown(slug);
    for (const { price, inclusions } of packages) {
      if (price !== null) expect(markdown).toContain(formatMoney(price));
      for (const inclusion of inclusions) expect(markdown).toContain(inclusion);
    }
    expect(markdown).not.toMatch(referencePattern);
    expect(markdown).not.toMatch(/undefined|\[object|\n{3}/);
  });
});

describe('structured data', () => {
  test.each(services)('of $slug offers every package at its price and time', ({ slug, packages }) => {
    const [service] = serviceStructuredData(serviceView(slug)) as [
      { hasOfferCatalog: { itemListElement: { price?: number; deliveryLeadTime?: { value: number } }[] } },
    ];
    if (packages.length === 0) return;
    const offers = service.hasOfferCatalog.itemListElement;
    expect(offers.map(({ price }) => price ?? null)).toEqual(packages.map(({ price }) => price));
    const inDays = packages.filter(({ delivery }) => delivery?.unit === 'day');
    const days = offers.map(({ deliveryLeadTime }) => deliveryLeadTime?.value);
    for (const { delivery } of inDays) expect(days).toContain(delivery?.to);
  });

  test('a monthly price says how long it lasts', () => {
    const [service] = serviceStructuredData(serviceView('search-engine-optimization'));
    expect(JSON.stringify(service)).toContain('"referenceQuantity":{"@type":"QuantitativeValue","value":30');
  });

  test('an overview page says where the prices of its services begin', () => {
    const overview = categories.find(({ attributes }) => isOverview(attributes.url));
    if (!overview) return;
    const { url, subCategories } = overview.attributes;
    const prices = subCategories.flatMap((sub) => pricedPackages(priceLists[sub.url] ?? []).map(({ price }) => price));
    const [service] = serviceStructuredData(serviceView(url));
    expect(JSON.stringify(service)).toContain(`"minPrice":${Math.min(...prices)}`);
  });

  test('what is on request has no price at all', () => {
    const [service] = serviceStructuredData(serviceView('ai-chatbot-development'));
    expect(JSON.stringify(service)).not.toContain('price');
  });
});
