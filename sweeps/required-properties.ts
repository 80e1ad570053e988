/** What a schema.org type needs. Of several names in a group, one is enough. */
export interface Requirements {
  properties: readonly (string | readonly string[])[];
  /** Properties that are useless without each other. */
  together?: readonly (readonly string[])[];
  /** The minimum length of a list. */
  atLeast?: { property: string; elements: number };
}

/**
 * By type: what Google's guides require, and what else makes the statement useful (marked 'useful'). Types not listed
 * here may not be used: reviews and ratings are left out on purpose, because the testimonials are samples.
 */
export const requiredProperties: Readonly<Record<string, Requirements>> = {
  // https://developers.google.com/search/docs/appearance/structured-data/organization (useful: all)
  Organization: { properties: ['name', 'url'] },
  // https://developers.google.com/search/docs/appearance/structured-data/local-business
  ProfessionalService: { properties: ['name', 'address', 'telephone', 'image'] },
  OpeningHoursSpecification: { properties: ['dayOfWeek', 'opens', 'closes'] },
  PostalAddress: { properties: ['addressCountry'] },
  Place: { properties: ['name', 'address'] },
  City: { properties: ['name'] },
  Country: { properties: ['name'] },
  ContactPoint: { properties: ['contactType', ['email', 'telephone']] },
  // https://developers.google.com/search/docs/appearance/site-names
  WebSite: { properties: ['name', 'url'] },
  CollectionPage: { properties: ['name', 'url', 'mainEntity'] },
  ContactPage: { properties: ['name', 'url', 'mainEntity'] },
  // https://developers.google.com/search/docs/appearance/structured-data/carousel
  ItemList: { properties: ['itemListElement'], atLeast: { property: 'itemListElement', elements: 1 } },
  // https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
  BreadcrumbList: { properties: ['itemListElement'], atLeast: { property: 'itemListElement', elements: 2 } },
  ListItem: { properties: ['position', 'name', ['item', 'url']] },
  // https://developers.google.com/search/docs/appearance/structured-data/faqpage
  FAQPage: { properties: ['mainEntity'], atLeast: { property: 'mainEntity', elements: 1 } },
  Question: { properties: ['name', 'acceptedAnswer'] },
  Answer: { properties: ['text'] },
  // https://developers.google.com/search/docs/appearance/structured-data/article (useful: all)
  BlogPosting: {
    properties: ['headline', 'description', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  },
  // https://schema.org/Service and its offers: nothing is required (useful: all)
  Service: { properties: ['name', 'url'] },
  OfferCatalog: {
    properties: ['name', 'itemListElement'],
    atLeast: { property: 'itemListElement', elements: 1 },
  },
  // A package on request has no price; one with a price has a currency.
  Offer: { properties: ['url', ['name', 'itemOffered']], together: [['price', 'priceCurrency']] },
  PriceSpecification: { properties: [['price', 'minPrice'], 'priceCurrency'] },
  UnitPriceSpecification: { properties: ['price', 'priceCurrency', 'referenceQuantity'] },
  QuantitativeValue: { properties: ['value', 'unitCode'] },
  ServiceChannel: { properties: ['serviceUrl'] },
};
