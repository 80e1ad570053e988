import { countDays } from '#leads/limits.ts';
import { dayMs, dayOf } from '../days.ts';
import { windowOf } from '../shared-limit.ts';
import { forgetAddressKeys } from './address-hash.ts';
import type { ChatStore } from './chat-store.ts';
import type { CountStore } from './count-store.ts';
import type { KeyStore } from './key-store.ts';
import type { LeadStore } from './lead-store.ts';
import type { QuoteStore } from './quote-store.ts';
import type { RateStore } from './rate-store.ts';

export interface RetentionOptions {
  leads: LeadStore;
  chat: ChatStore;
  keys: KeyStore;
  rates: RateStore;
  quotes: QuoteStore;
  counts: CountStore;
  /** 0 keeps messages and quotes until they are deleted by hand. */
  leadDays: number;
  chatDays: number;
}

/** Deletes what is older than the privacy page says, and keys that would reveal more. */
export async function deleteExpired(options: RetentionOptions, now: number): Promise<void> {
  const { leads, chat, quotes, counts, keys, rates, leadDays, chatDays } = options;
  if (leadDays > 0) {
    await leads.removeBefore(now - leadDays * dayMs);
    await quotes.removeBefore(now - leadDays * dayMs);
  }
  await chat.removeBefore(now - chatDays * dayMs);
  await counts.removeBefore(dayOf(now - countDays * dayMs));
  await forgetAddressKeys(keys, now);
  await rates.forgetBefore(windowOf(now) - 1);
}
