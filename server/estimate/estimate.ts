import { z } from 'zod';
import { example } from '#catalogue/example.ts';
import { findPackage, isServiceSlug, nameOf, packagesOf } from '#catalogue/look-up.ts';
import { type QuoteItem, type QuoteLine, quote } from '#catalogue/quote.ts';
import { writeChoice } from '#catalogue/quote-address.ts';
import { largestQuantity, mostItems } from '#catalogue/quote-limits.ts';
import { quoteNotes } from '#catalogue/quote-notes.ts';
import { absoluteUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';

const nameLetters = 100;

const line = z.object({
  service: z.string().max(nameLetters).describe(`The end of a service's address: ${example.slug}`),
  package: z.string().max(nameLetters).describe('The id of one of its packages: basic'),
  quantity: z
    .number()
    .int()
    .min(1)
    .max(largestQuantity)
    .default(1)
    .describe('How often it is ordered; of a price per 30 days, for how many times 30 days'),
});

export const estimateRequest = z.object({
  lines: z.array(line).min(1).max(mostItems),
  discount: z.boolean().default(false).describe('Whether the discount that the checkout offers is taken'),
});

const days = z.number().int();

export const estimateAnswer = z.object({
  currency: z.string(),
  lines: z.array(
    z.object({
      service: z.string(),
      name: z.string(),
      package: z.string(),
      packageName: z.string(),
      quantity: z.number().int(),
      price: z.number().nullable().describe('Of the whole line; null: on request'),
      days: days.nullable().describe('Null: agreed with the quote'),
      url: z.url(),
    }),
  ),
  total: z.number().describe('Before the discount, of the lines that have a price'),
  discount: z.number(),
  due: z.number().describe('What is paid in all'),
  onRequest: z.boolean().describe('Whether the price of some line comes with a quote'),
  daysSideBySide: days.describe('When all lines are worked on at once'),
  daysInARow: days.describe('When one order follows the other'),
  notes: z.array(z.string()),
  url: z.url().describe('The same estimate on the site, to look at, change and send'),
});

type EstimateRequest = z.infer<typeof estimateRequest>;
type EstimateAnswer = z.infer<typeof estimateAnswer>;
export type EstimateResult = { ok: true; estimate: EstimateAnswer } | { ok: false; error: string };

/** Total and delivery time of the lines, at the prices on the pages. */
export function estimate({ lines, discount }: EstimateRequest): EstimateResult {
  const items: QuoteItem[] = [];
  for (const { service: slug, package: tier, quantity } of lines) {
    if (!isServiceSlug(slug)) return { ok: false, error: `There is no service ${JSON.stringify(slug)}.` };
    if (!findPackage(slug, tier)) return { ok: false, error: noPackage(slug, tier) };
    items.push({ slug, tier, quantity });
  }
  const found = quote(items, { discount });
  return {
    ok: true,
    estimate: {
      currency: company.currency,
      lines: found.lines.map(lineAnswer),
      total: found.total,
      discount: found.discount,
      due: found.due,
      onRequest: found.onRequest,
      daysSideBySide: found.longestDays,
      daysInARow: found.summedDays,
      notes: quoteNotes(found),
      url: absoluteUrl(`/estimate?${writeChoice({ items, discount })}#estimate`),
    },
  };
}

function lineAnswer({ slug, tier, quantity, package: row, total, days }: QuoteLine) {
  return {
    service: slug,
    name: nameOf(slug).name,
    package: tier,
    packageName: row.name,
    quantity,
    price: total,
    days,
    url: absoluteUrl(`/service/${slug}`),
  };
}

function noPackage(slug: string, tier: string): string {
  const known = packagesOf(slug).map((row) => row.tier);
  const there = known.length > 0 ? `there are ${known.join(', ')}` : 'it is an overview: ask for one of its services';
  return `${slug} has no package ${JSON.stringify(tier)}: ${there}.`;
}
