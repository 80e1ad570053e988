import { deliveryText, priceLabel } from '#catalogue/differences.ts';
import { days, formatDuration } from '#catalogue/duration.ts';
import { nameOf, packagesOf } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { type Package, recurringDays } from '#catalogue/package.ts';
import { policies } from '#catalogue/policies.ts';
import { formatQuantity, type QuantityName, quantityKinds } from '#catalogue/quantities.ts';
import { choosingQuantity, type QuoteLine, quote } from '#catalogue/quote.ts';
import { type Choice, writeChoice } from '#catalogue/quote-address.ts';
import { quoteNotes } from '#catalogue/quote-notes.ts';
import { capitalize } from '#catalogue/say/grammar.ts';
import { atCheckout } from '#catalogue/say/order-words.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import { countedBeside, timeNoun, timeUnit } from '#catalogue/time-noun.ts';
import type { Totals } from '#leads/quotes.ts';

export interface EstimateLineView {
  slug: ServiceSlug;
  name: string;
  path: string;
  tier: string;
  options: readonly { tier: string; label: string }[];
  /** 'Pages you need', if an amount can select the package. */
  needLabel: string | null;
  quantity: number;
  quantityLabel: string;
  /** 'Standard × 2, 30 days'. */
  detail: string;
  total: string;
}

export interface EstimateView extends Totals {
  choice: Choice;
  /** The selection as a query, without the question mark. */
  query: string;
  lines: readonly EstimateLineView[];
  notes: readonly string[];
  problems: readonly string[];
  /** How long a quote would be valid: '14 days'. */
  quoteHolds: string;
}

const needLabels: Partial<Record<QuantityName, string>> = {
  domainAuthority: 'Domain authority you want',
  stats: 'Stats you want to show',
};

/** 'Standard, 15 pages, $800'. */
function optionLabel(row: Package, name: QuantityName | undefined): string {
  const amount = name && row.limits[name];
  const held = name && amount !== undefined ? formatQuantity(name, amount) : row.name;
  return [row.name, ...(held === row.name ? [] : [held]), priceLabel(row)].join(', ');
}

function needLabel(name: QuantityName | undefined): string | null {
  return name ? (needLabels[name] ?? `${capitalize(quantityKinds[name].plural)} you need`) : null;
}

/** 'Nights', or 'Nights, each dog counted'. */
function quantityLabel(slug: ServiceSlug): string {
  const { orderNoun = 'Orders' } = serviceNames[slug] ?? {};
  const beside = countedBeside(orderNoun);
  return beside ? `${capitalize(timeNoun(orderNoun) ?? '')}, each ${beside} counted` : orderNoun;
}

/** 'Standard × 2, 30 days'; 'Large room, 14 nights' of what is ordered by the night. */
function detailOf({ slug, quantity, package: row }: QuoteLine): string {
  const { orderNoun } = serviceNames[slug] ?? {};
  const nights = timeNoun(orderNoun);
  if (countedBeside(orderNoun)) return `${row.name} × ${quantity}`;
  if (nights && !row.recurs) return `${row.name}, ${quantity} ${quantity === 1 ? timeUnit(nights) : nights}`;
  const times = quantity === 1 ? '' : ` × ${quantity}`;
  return `${row.name}${times}, ${row.recurs ? formatDuration(days(recurringDays * quantity)) : deliveryText(row)}`;
}

function lineView(line: QuoteLine): EstimateLineView {
  const { slug, tier, quantity, package: row, total } = line;
  const packages = packagesOf(slug);
  const name = choosingQuantity(packages);
  return {
    slug,
    name: nameOf(slug).name,
    path: `/service/${slug}`,
    tier,
    options: packages.map((option) => ({ tier: option.tier, label: optionLabel(option, name) })),
    needLabel: needLabel(name),
    quantity,
    quantityLabel: row.recurs ? `Months of ${recurringDays} days` : quantityLabel(slug),
    detail: detailOf(line),
    total: total === null ? 'On request' : formatMoney(total),
  };
}

/** Everything the estimator shows for a selection; server and browser call the same function. */
export function estimateView(choice: Choice, problems: readonly string[] = []): EstimateView {
  const result = quote(choice.items, choice);
  const { discountPercent } = policies.checkout;
  const discounted = choice.discount && result.discount > 0;
  const onlyOnRequest = result.onRequest && result.total === 0;
  return {
    choice,
    query: writeChoice(choice),
    lines: result.lines.map(lineView),
    subtotal: discounted ? formatMoney(result.total) : null,
    discountLabel: discountPercent ? `${discountPercent}% discount ${atCheckout()}` : '',
    discount: discounted ? `−${formatMoney(result.discount)}` : null,
    total: onlyOnRequest ? 'On request' : formatMoney(result.due),
    deliveryAtOnce: result.longestDays > 0 ? formatDuration(days(result.longestDays)) : '',
    deliveryInSequence: result.summedDays > result.longestDays ? formatDuration(days(result.summedDays)) : null,
    notes: quoteNotes(result),
    problems,
    quoteHolds: formatDuration(days(policies.quote.validDays)),
  };
}
