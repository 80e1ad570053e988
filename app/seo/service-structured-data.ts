import { absoluteUrl, orderStart } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import type { ServiceCard } from '../service-page/service-card.ts';
import type { ServiceView } from '../service-page/service-view.ts';
import type { TierView } from '../service-page/tier-view.ts';
import { areaServed } from './area-served.ts';
import { breadcrumbList, faqPage } from './structured-data.ts';

const { currency } = company;
/** Only if the facts say that tax is added. */
const withoutTax = company.taxNote ? { valueAddedTaxIncluded: false } : {};
/** UN/CEFACT common code of a day. */
const day = 'DAY';

function leadTime(days: number) {
  return { '@type': 'QuantitativeValue', maxValue: days, value: days, unitCode: day };
}

function offer(service: string, url: string, { name, dollars, per, days, limits, inclusions }: TierView) {
  return {
    '@type': 'Offer',
    name: `${service}, ${name}`,
    description: [...limits, ...inclusions].join(', '),
    url: `${url}#place-order`,
    ...(dollars === null ? {} : { price: dollars, priceCurrency: currency }),
    ...(dollars !== null && per && days !== null
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: dollars,
            priceCurrency: currency,
            ...withoutTax,
            referenceQuantity: { '@type': 'QuantitativeValue', value: days, unitCode: day },
          },
        }
      : {}),
    ...(days === null ? {} : { deliveryLeadTime: leadTime(days) }),
  };
}

/** A service of an overview page: its starting price; its own page has all prices. */
function memberOffer({ name, path, dollars }: ServiceCard) {
  const url = absoluteUrl(path);
  return {
    '@type': 'Offer',
    url,
    itemOffered: { '@type': 'Service', name, url },
    ...(dollars === null
      ? {}
      : {
          priceSpecification: {
            '@type': 'PriceSpecification',
            minPrice: dollars,
            priceCurrency: currency,
            ...withoutTax,
          },
        }),
  };
}

/** A service with its offers, breadcrumb and questions, for search engines. */
export function serviceStructuredData(view: ServiceView): object[] {
  const { name, promise, category, path, tiers, members, crumbs, questions } = view;
  const url = absoluteUrl(path);
  const catalogue = tiers.length > 0 ? tiers.map((tier) => offer(name, url, tier)) : members.map(memberOffer);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      '@id': `${url}#service`,
      name,
      description: promise,
      serviceType: name,
      category,
      url,
      provider: { '@type': 'Organization', name: company.legalName, url: absoluteUrl('/') },
      areaServed: areaServed(),
      availableChannel: { '@type': 'ServiceChannel', serviceUrl: new URL(orderStart, company.site).href },
      hasOfferCatalog: { '@type': 'OfferCatalog', name: `${name} packages`, itemListElement: catalogue },
    },
    breadcrumbList(crumbs),
    faqPage(questions),
  ];
}
