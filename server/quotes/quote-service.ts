import { policies } from '#catalogue/policies.ts';
import { absoluteUrl } from '#company/addresses.ts';
import { formFields } from '#leads/form-fields.ts';
import {
  type Acceptance,
  type AcceptOutcome,
  type FrozenQuote,
  type MakeOutcome,
  quotePath,
  quoteUnavailableMessage,
  readAcceptance,
  type ShownQuote,
} from '#leads/quotes.ts';
import type { ClientLimit } from '../client-limit.ts';
import { dayMs } from '../days.ts';
import { digest } from '../hash.ts';
import type { FormTokens } from '../leads/form-tokens.ts';
import { normalizeMailbox } from '../leads/mailbox.ts';
import { maxSameEmails, textOf } from '../leads/receive.ts';
import type { SpamMark } from '../leads/spam-marks.ts';
import { addressHash } from '../store/address-hash.ts';
import type { KeyStore } from '../store/key-store.ts';
import type { LeadStore, NewLead } from '../store/lead-store.ts';
import type { QuoteStore, StoredQuote } from '../store/quote-store.ts';
import { writeIfAllowed } from '../write-if-allowed.ts';
import { quoteState, readFrozen, showQuote, validUntil } from './quote-state.ts';

interface Options {
  store: QuoteStore;
  leads: Pick<LeadStore, 'afterMailbox'>;
  keys: KeyStore;
  tokens: FormTokens;
  /** How many quotes a visitor may request, and how often accept one. */
  mayCreate: ClientLimit;
  mayAccept: ClientLimit;
  /** The minimum time to fill in the form. */
  minSeconds: number;
  channelsFor: (marks: readonly SpamMark[]) => readonly string[];
  /** Called when there is something to deliver. */
  stored: () => void;
  failed: (error: unknown) => void;
  now?: () => number;
}

/** The fields of the form that requests or accepts a quote. */
type Values = Readonly<Record<string, unknown>>;

export interface QuoteService {
  /** A fresh token for the form that accepts one; empty while the database is down. */
  token: () => Promise<string>;
  make: (frozen: FrozenQuote, choice: string, values: Values, clientKey: string) => Promise<MakeOutcome>;
  /** Undefined if there is none at that URL. */
  find: (id: string) => Promise<ShownQuote | undefined>;
  accept: (id: string, values: Values, clientKey: string) => Promise<AcceptOutcome>;
}

const idPattern = /^[\w-]{22}$/;
const maxKeyLength = 64;
const again = 'Please press the button once more.';

/** Creates, shows and accepts quotes; everything is stored before it is confirmed. */
export function createQuoteService(options: Options): QuoteService {
  const { store, leads, keys, tokens, mayCreate, mayAccept, minSeconds, channelsFor, failed } = options;
  const now = options.now ?? Date.now;

  async function stored(id: string): Promise<StoredQuote | undefined> {
    return idPattern.test(id) ? store.find(id) : undefined;
  }

  async function checked<Result>(
    values: Values,
    { limit, clientKey, least }: { limit: ClientLimit; clientKey: string; least: number },
    go: (token: string) => Promise<Result>,
  ) {
    return writeIfAllowed({ limit, clientKey, failed, away: quoteUnavailableMessage }, async () => {
      const token = textOf(values[formFields.token]);
      if ((await tokens.check(token, least)) === 'fine') return go(token);
      return { kind: 'again' as const, token: await tokens.fresh(), message: again };
    });
  }

  async function leadOf(
    quote: StoredQuote,
    { name, email }: Acceptance,
    marks: readonly SpamMark[],
    clientKey: string,
  ): Promise<NewLead> {
    const time = now();
    const message = acceptanceText(quote);
    return {
      kind: 'acceptance',
      quote: quote.number,
      idempotency_key: `quote ${quote.id}`,
      created_at: time,
      marks: marks.join(' '),
      name,
      email,
      message,
      company: '',
      country: '',
      service: '',
      budget: '',
      // At today's prices it would differ from the quote.
      estimate: '',
      transcript: '',
      address_hash: await addressHash(keys, clientKey, time),
      text_hash: digest(message),
      mailbox_hash: digest(normalizeMailbox(email)),
      channels: channelsFor(marks),
    };
  }

  return {
    token: () => tokens.fresh(),
    make: (frozen, choice, values, clientKey) =>
      checked(values, { limit: mayCreate, clientKey, least: 0 }, async (token) => {
        const time = now();
        // With scripts, the page has its own key. Without them it was rendered for one visitor, and so was its token.
        const key = textOf(values[formFields.key]).slice(0, maxKeyLength) || token;
        const id = await store.add({
          idempotency_key: digest(JSON.stringify([key, choice])),
          created_at: time,
          valid_until: validUntil(time, policies.quote.validDays),
          choice,
          content: JSON.stringify(frozen),
        });
        return { kind: 'made' as const, id };
      }),
    async find(id) {
      const quote = await stored(id);
      return quote && showQuote(quote, now());
    },
    async accept(id, values, clientKey) {
      const read = readAcceptance(values);
      if (!read.ok) return { kind: 'invalid', errors: read.errors };
      return checked(values, { limit: mayAccept, clientKey, least: minSeconds }, async () => {
        const quote = await stored(id);
        if (!quote) return { kind: 'unknown' as const };
        if (quoteState(quote, now()) !== 'open') return { kind: 'closed' as const };
        const marks: SpamMark[] = textOf(values[formFields.trap]) === '' ? [] : ['trap'];
        const mailboxHash = digest(normalizeMailbox(read.acceptance.email));
        const accepted = await leads.afterMailbox(mailboxHash, now() - dayMs, async (earlier) => {
          if (earlier >= maxSameEmails) marks.push('same-email');
          return store.accept(id, await leadOf(quote, read.acceptance, marks, clientKey), now());
        });
        if (!accepted) return { kind: 'closed' as const };
        options.stored();
        return { kind: 'accepted' as const };
      });
    },
  };
}

/** The message to the agency: everything that was accepted, in the words of the quote. */
function acceptanceText({ id, number, content }: StoredQuote): string {
  const { lines, subtotal, discountLabel, total, conditions } = readFrozen(content);
  return [
    `I accept quote ${number}.`,
    '',
    ...lines.map(({ name, detail, price }) => `- ${name}, ${detail}: ${price}`),
    subtotal === null ? `Total: ${total}` : `Total: ${subtotal}, with the ${discountLabel} ${total}`,
    '',
    ...conditions,
    '',
    absoluteUrl(quotePath(id)),
  ].join('\n');
}
