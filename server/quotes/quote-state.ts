import { z } from 'zod';
import type { FrozenQuote, QuoteState, ShownQuote } from '#leads/quotes.ts';
import { dayMs, endOfDay } from '../days.ts';
import type { StoredQuote } from '../store/quote-store.ts';

/** The quote's stored JSON. */
const frozenQuote = z.object({
  lines: z.array(
    z.object({ name: z.string(), path: z.string(), detail: z.string(), price: z.string(), priced: z.boolean() }),
  ),
  subtotal: z.string().nullable(),
  discountLabel: z.string(),
  discount: z.string().nullable(),
  total: z.string(),
  deliveryAtOnce: z.string(),
  deliveryInSequence: z.string().nullable(),
  conditions: z.array(z.string()),
}) satisfies z.ZodType<FrozenQuote>;

export function readFrozen(content: string): FrozenQuote {
  return frozenQuote.parse(JSON.parse(content));
}

type Times = Pick<StoredQuote, 'accepted_at' | 'withdrawn_at' | 'valid_until'>;

export function quoteState({ accepted_at, withdrawn_at, valid_until }: Times, now: number): QuoteState {
  if (accepted_at !== null) return 'accepted';
  if (withdrawn_at !== null) return 'withdrawn';
  return now > valid_until ? 'expired' : 'open';
}

export function showQuote(stored: StoredQuote, now: number): ShownQuote {
  const { number, created_at, valid_until, accepted_at, choice, content } = stored;
  return {
    ...readFrozen(content),
    number,
    choice,
    state: quoteState(stored, now),
    madeAt: created_at,
    validUntil: valid_until,
    acceptedAt: accepted_at,
  };
}

/** When a quote made now expires: it is valid for the whole of its last day. */
export function validUntil(now: number, days: number): number {
  return endOfDay(now + days * dayMs);
}
