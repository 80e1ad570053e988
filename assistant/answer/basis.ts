import { formatQuantity, type QuantityName } from '#catalogue/quantities.ts';
import { offerOf } from '#catalogue/shop.ts';
import type { Line } from '../talk/line.ts';
import type { Ask } from './ask.ts';

/** 'Website Development, Standard, 12 pages': how a line was understood. */
function lineBasis(ask: Ask, { service, tiers, quantities, times, months }: Line): string {
  const offer = offerOf(ask.shop, service);
  const names = offer.packages.filter(({ tier }) => tiers.includes(tier)).map(({ name }) => name);
  const amounts = (Object.entries(quantities) as [QuantityName, number][]).map(([name, value]) =>
    formatQuantity(name, value),
  );
  const often = [...(times > 1 ? [`${times} times`] : []), ...(months && months > 1 ? [`${months} months`] : [])];
  return [offer.name, ...names, ...amounts, ...often].join(', ');
}

/** What a reply is based on, so that a misunderstanding can be noticed and corrected. */
export function basisOf(ask: Ask): string {
  return ask.lines.map((line) => lineBasis(ask, line)).join('; ');
}
