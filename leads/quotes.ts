import * as z from 'zod/mini';
import { leadSchema } from './lead-schema.ts';
import type { Outcome } from './outcome.ts';

/** A line of a quote, as worded when it was made. */
export interface QuotedLine {
  /** 'Website Development'. */
  name: string;
  /** The service's page. */
  path: string;
  /** 'Standard × 2, 30 days'. */
  detail: string;
  /** '$800', or 'On request'. */
  price: string;
  /** It can be ordered at this price. Anything on request has to be agreed first. */
  priced: boolean;
}

/** Price and delivery time of several packages together, as texts. */
export interface Totals {
  /** Before the discount; null without one. */
  subtotal: string | null;
  discountLabel: string;
  discount: string | null;
  total: string;
  /** Delivery if everything is ordered at once: '30 days'; empty if nothing has a time. */
  deliveryAtOnce: string;
  /** Delivery one order after another; null if there is only one. */
  deliveryInSequence: string | null;
}

/** The text and figures of a quote, unaffected by later price changes. */
export interface FrozenQuote extends Totals {
  lines: readonly QuotedLine[];
  conditions: readonly string[];
}

export type QuoteState = 'open' | 'expired' | 'withdrawn' | 'accepted';

/** A quote as its page shows it. */
export interface ShownQuote extends FrozenQuote {
  number: string;
  state: QuoteState;
  /** Milliseconds since 1970. */
  madeAt: number;
  validUntil: number;
  acceptedAt: number | null;
  /** The estimator's query it was made from. */
  choice: string;
}

type Refusal = Exclude<Outcome, { kind: 'thanked' | 'invalid' }>;

/** The result of requesting a quote. */
export type MakeOutcome = { kind: 'made'; id: string } | Refusal;

/**
 * The result of accepting a quote. 'closed': it can no longer be accepted, and its page says why. 'unknown': there is
 * no such quote.
 */
export type AcceptOutcome =
  | { kind: 'accepted' }
  | { kind: 'closed' }
  | { kind: 'unknown' }
  | { kind: 'invalid'; errors: AcceptanceErrors }
  | Refusal;

export const quoteUnavailableMessage =
  "We can't store this at the moment, and we'd rather tell you than lose it. Please try again in a few minutes, or write to us by email.";

/** The details of the person who accepts a quote, validated like the contact form's. */
const acceptanceSchema = z.pick(leadSchema, { name: true, email: true, consent: true });

export type Acceptance = z.infer<typeof acceptanceSchema>;
export type AcceptanceErrors = Partial<Record<keyof Acceptance, string>>;

export type AcceptanceResult = { ok: true; acceptance: Acceptance } | { ok: false; errors: AcceptanceErrors };

export function readAcceptance(values: unknown): AcceptanceResult {
  const parsed = acceptanceSchema.safeParse(values);
  if (parsed.success) return { ok: true, acceptance: parsed.data };
  const errors: AcceptanceErrors = {};
  for (const { path, message } of parsed.error.issues) errors[(path[0] as keyof Acceptance) ?? 'name'] ??= message;
  return { ok: false, errors };
}

export function quotePath(id: string): string {
  return `/quote/${id}`;
}
