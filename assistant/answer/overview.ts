import { categoryOf } from '#catalogue/categories.ts';
import { cheapest } from '#catalogue/look-up.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import type { Part } from './catalogue.ts';
import { orderLink, serviceTitle } from './package-text.ts';

/** A category's page sells nothing itself: its services with their lowest prices. */
export function overviewPart(slug: ServiceSlug): Part {
  const lines = categoryOf(slug).attributes.subCategories.map(({ url }) => {
    const price = cheapest(priceLists[url]) ? `from {${url}.from}` : 'quoted on request';
    return `- **${serviceTitle(url)}**: ${price}`;
  });
  return {
    text: `**${serviceTitle(slug)}** at a glance:\n${lines.join('\n')}\nSee all: ${orderLink(slug).url}`,
    worked: [],
    tables: [],
  };
}
