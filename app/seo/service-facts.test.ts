import { describe, expect, test } from 'vitest';
import { formatMoney } from '#catalogue/money.ts';
import { referencePattern } from '#catalogue/references.ts';
import { services } from '#catalogue/services.ts';
import { serviceView } from '../service-page/service-view.ts';
import { serviceMarkdown } from './service-markdown.ts';
import { serviceStructuredData } from './service-structured-data.ts';

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
    const [service] = serviceStructuredData(serviceView('graphic-design'));
    expect(JSON.stringify(service)).toContain('"minPrice":50');
  });

  test('what is on request has no price at all', () => {
    const [service] = serviceStructuredData(serviceView('ai-chatbot-development'));
    expect(JSON.stringify(service)).not.toContain('price');
  });
});
