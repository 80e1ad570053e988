import { formatQuantity, type QuantityName } from '#catalogue/quantities.ts';
import { offerOf } from '#catalogue/shop.ts';
import type { OrderLine } from '../dialogue/order-line.ts';
import type { CatalogueQuery } from './catalogue-query.ts';

/** 'Website Development, Standard, 12 pages': how a line was understood. */
function lineBasis(
  query: CatalogueQuery,
  { service, tiers, amounts: quantities, quantity, months }: OrderLine,
): string {
  const offer = offerOf(query.shop, service);
  const names = offer.packages.filter(({ tier }) => tiers.includes(tier)).map(({ name }) => name);
  const amounts = (Object.entries(quantities) as [QuantityName, number][]).map(([name, value]) =>
    formatQuantity(name, value),
  );
  const repetition = [
    ...(quantity > 1 ? [`${quantity} times`] : []),
    ...(months && months > 1 ? [`${months} months`] : []),
  ];
  return [offer.name, ...names, ...amounts, ...repetition].join(', ');
}

/** What a reply is based on, so that a misunderstanding can be noticed and corrected. */
export function understoodAs(query: CatalogueQuery): string {
  return query.lines.map((line) => lineBasis(query, line)).join('; ');
}
