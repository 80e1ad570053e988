import { findPackage, isServiceSlug, nameOf, packagesOf } from '#catalogue/look-up.ts';
import { formatQuantity, upperBound } from '#catalogue/quantities.ts';
import { choosingQuantity, packageForAmount, type QuoteItem } from '#catalogue/quote.ts';
import type { Choice } from '#catalogue/quote-address.ts';
import { largestQuantity, maxItems } from '#catalogue/quote-address.ts';
import type { ServiceSlug } from '#catalogue/service.ts';

export interface ReadChoice {
  choice: Choice;
  /** What was invalid, to be shown to the visitor. */
  problems: string[];
  /** Sent by the plain form, whose fields can be written as a shorter URL. */
  fromForm: boolean;
}

/** A query with none of these isn't an estimate. */
export const estimateFields = ['item', 'service', 'add', 'discount'];

/** Undefined if the query isn't an estimate. */
export function readChoice(query: URLSearchParams): ReadChoice | undefined {
  if (!estimateFields.some((field) => query.has(field))) return undefined;
  const problems: string[] = [];
  const rows = formRows(query);
  const removed = query.get('remove');
  const read = [
    ...query.getAll('item').map((value) => readItem(value, problems)),
    ...rows.map((row) => readRow(row, problems)).filter((_, index) => String(index) !== removed),
    ...query.getAll('add').map((slug) => (slug ? firstItem(slug, problems) : undefined)),
  ];
  const items = read.filter((item) => item !== undefined);
  if (items.length > maxItems) problems.push(`Only the first ${maxItems} lines are shown.`);
  return {
    choice: { items: items.slice(0, maxItems), discount: query.get('discount') === '1' },
    problems,
    fromForm: rows.length > 0 || query.has('add'),
  };
}

function readItem(value: string, problems: string[]): QuoteItem | undefined {
  const [slug = '', tier = '', quantity = '1'] = value.split('.');
  if (!isServiceSlug(slug) || !findPackage(slug, tier)) {
    problems.push(`“${shorten(value)}” isn't one of our packages, so it was left out.`);
    return undefined;
  }
  return { slug, tier, quantity: readQuantity(quantity, slug, problems) };
}

interface FormRow {
  service: string;
  tier: string;
  need: string;
  quantity: string;
}

function formRows(query: URLSearchParams): FormRow[] {
  const [tiers, needs, quantities] = ['tier', 'need', 'quantity'].map((name) => query.getAll(name));
  return query.getAll('service').map((service, index) => ({
    service,
    tier: tiers?.[index] ?? '',
    need: needs?.[index] ?? '',
    quantity: quantities?.[index] || '1',
  }));
}

function readRow({ service, tier, need, quantity }: FormRow, problems: string[]): QuoteItem | undefined {
  const item = readItem(`${service}.${tier}.${quantity}`, problems);
  if (!item || need === '') return item;
  return fitToAmount(item, Number(need), problems);
}

/** The same line with the package that covers the amount; unchanged, with a problem noted, if none does. */
export function fitToAmount(item: QuoteItem, amount: number, problems: string[]): QuoteItem {
  const packages = packagesOf(item.slug);
  const name = choosingQuantity(packages);
  if (!name || !Number.isInteger(amount) || amount < 1) return item;
  const fitting = packageForAmount(packages, amount);
  if (fitting) return { ...item, tier: fitting.tier };
  const largest = packages.at(-1)?.limits[name];
  const most = largest === undefined ? '' : `, the largest holds ${formatQuantity(name, upperBound(largest))}`;
  problems.push(
    `No ${nameOf(item.slug).name} package covers ${formatQuantity(name, amount)}${most}. Please ask us for a quote.`,
  );
  return item;
}

/** A service that was just added: its first package, once. */
export function firstItem(slug: string, problems: string[] = []): QuoteItem | undefined {
  const first = isServiceSlug(slug) ? packagesOf(slug)[0] : undefined;
  if (first) return { slug, tier: first.tier, quantity: 1 };
  problems.push(`“${shorten(slug)}” isn't one of our services, so it was left out.`);
  return undefined;
}

function readQuantity(text: string, slug: ServiceSlug, problems: string[]): number {
  const quantity = Number(text);
  if (Number.isInteger(quantity) && quantity >= 1 && quantity <= largestQuantity) return quantity;
  const used = quantity > largestQuantity ? largestQuantity : 1;
  problems.push(`${nameOf(slug).name} can be ordered 1 to ${largestQuantity} times here, so ${used} is shown.`);
  return used;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
