import { z } from 'zod';
import { example } from '#catalogue/example.ts';
import { findPackage, isServiceSlug, nameOf, packagesOf } from '#catalogue/look-up.ts';
import { type QuoteItem, type QuoteLine, quote } from '#catalogue/quote.ts';
import { largestQuantity, maxItems, writeChoice } from '#catalogue/quote-address.ts';
import { quoteNotes } from '#catalogue/quote-notes.ts';
import { absoluteUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';

const nameLetters = 100;

const line = z.object({
  service: z.string().max(nameLetters).describe(`The service's slug, the last part of its URL: ${example.slug}`),
  package: z.string().max(nameLetters).describe("The package's id: basic"),
  quantity: z
    .number()
    .int()
    .min(1)
    .max(largestQuantity)
    .default(1)
    .describe('How many to order; for prices per 30 days, the number of 30-day periods'),
});

export const estimateRequest = z.object({
  lines: z.array(line).min(1).max(maxItems),
  discount: z.boolean().default(false).describe('Whether to apply the discount offered at checkout'),
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
      price: z.number().nullable().describe('Price of the whole line; null if on request'),
      days: days.nullable().describe('How long it takes, in days; null if agreed in the quote'),
      url: z.url(),
    }),
  ),
  total: z.number().describe('Total before the discount, of all lines with a price'),
  discount: z.number(),
  due: z.number().describe('Amount due'),
  onRequest: z.boolean().describe('Whether at least one line is priced on request'),
  daysSideBySide: days.describe('Total days if all lines are done in parallel'),
  daysInARow: days.describe('Total days if the lines are done one after the other'),
  notes: z.array(z.string()),
  url: z.url().describe('The same estimate on the site, where it can be viewed, changed and sent'),
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
  const there = known.length > 0 ? `there are ${known.join(', ')}` : 'it is an overview page; use one of its services';
  return `${slug} has no package ${JSON.stringify(tier)}: ${there}.`;
}
