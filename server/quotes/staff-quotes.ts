import { absoluteUrl } from '#company/addresses.ts';
import { type QuoteState, quotePath } from '#leads/quotes.ts';
import { endOfDay } from '../days.ts';
import type { ListedQuote, QuoteStore } from '../store/quote-store.ts';
import { quoteState, readFrozen } from './quote-state.ts';

/** A quote as staff see it. */
export interface StaffQuote {
  number: string;
  url: string;
  state: QuoteState;
  /** ISO dates and times. */
  made: string;
  validUntil: string;
  accepted: string | null;
  /** The message that accepted it and its sender, while that is stored. */
  reference: string | null;
  name: string | null;
  lines: readonly string[];
  total: string;
}

/** Actions of staff on a quote. */
export type QuoteChange = { change: 'withdraw' } | { change: 'extend'; until: string };

export interface StaffQuotes {
  list: () => Promise<StaffQuote[]>;
  /** Whether anything changed; accepted and withdrawn quotes stay as they are. */
  change: (number: string, change: QuoteChange) => Promise<{ done: boolean; reason?: string }>;
}

const maxListed = 200;
const maxValidityMs = 366 * 24 * 60 * 60 * 1000;

export function createStaffQuotes(store: QuoteStore, now: () => number = Date.now): StaffQuotes {
  return {
    async list() {
      const time = now();
      return (await store.list(maxListed)).map((quote) => staffQuote(quote, time));
    },
    async change(number, wanted) {
      const time = now();
      if (wanted.change === 'withdraw') return outcome(await store.withdraw(number, time));
      const until = endOfDay(Date.parse(wanted.until));
      if (!(until >= time && until <= time + maxValidityMs)) {
        return { done: false, reason: 'A quote can be valid until any day from today, for at most a year.' };
      }
      return outcome(await store.extend(number, until));
    },
  };
}

function outcome(done: boolean): { done: boolean; reason?: string } {
  return done ? { done } : { done, reason: 'It has already been accepted, withdrawn or deleted.' };
}

function staffQuote(quote: ListedQuote, now: number): StaffQuote {
  const { number, id, created_at, valid_until, accepted_at, reference, name } = quote;
  const { lines, total } = readFrozen(quote.content);
  return {
    number,
    url: absoluteUrl(quotePath(id)),
    state: quoteState(quote, now),
    made: new Date(created_at).toISOString(),
    validUntil: new Date(valid_until).toISOString(),
    accepted: accepted_at === null ? null : new Date(accepted_at).toISOString(),
    reference,
    name,
    lines: lines.map(({ name: service, detail, price }) => `${service}, ${detail}: ${price}`),
    total,
  };
}
