import { isServiceSlug } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { type QuoteItem, quote } from '#catalogue/quote.ts';
import { maxItems } from '#catalogue/quote-address.ts';
import { serviceNames } from '#catalogue/service-names.ts';

function readItems(query: URLSearchParams): QuoteItem[] {
  return query
    .getAll('item')
    .slice(0, maxItems)
    .flatMap((value) => {
      const [slug = '', tier = '', times = '1'] = value.split('.');
      const quantity = Number(times);
      return isServiceSlug(slug) && Number.isInteger(quantity) && quantity > 0 ? [{ slug, tier, quantity }] : [];
    });
}

/**
 * The estimate as text at today's prices: one line per package, and the total. Empty if the URL contains no package.
 */
export function estimateLines(estimate: string): string[] {
  const query = new URLSearchParams(estimate);
  const { lines, due, total, onRequest } = quote(readItems(query), { discount: query.get('discount') === '1' });
  if (lines.length === 0) return [];
  const items = lines.map(({ slug, package: { name }, quantity, total: price }) => {
    const times = quantity > 1 ? ` × ${quantity}` : '';
    return `${serviceNames[slug]?.name ?? slug}, ${name}${times}: ${price === null ? 'on request' : formatMoney(price)}`;
  });
  if (total === 0 && onRequest) return [...items, 'Total: on request'];
  const sum = due === total ? formatMoney(total) : `${formatMoney(due)} (${formatMoney(total)} before the discount)`;
  const more = onRequest ? ', plus what is quoted on request' : '';
  return [...items, `Total: ${sum}${more}`];
}
