import { officeHours } from '#company/facts.ts';
import { officeAt } from '#company/office-hours.ts';
import { formFields } from '#leads/form-fields.ts';
import { type Lead, readLead, type WrittenIn } from '#leads/lead-schema.ts';
import { type Outcome, unavailableMessage } from '#leads/outcome.ts';
import type { ClientLimit } from '../client-limit.ts';
import { dayMs } from '../days.ts';
import type { TokenSource } from '../form-page.ts';
import { digest } from '../hash.ts';
import { derivedKey } from '../secret-keys.ts';
import { addressHash } from '../store/address-hash.ts';
import type { KeyStore } from '../store/key-store.ts';
import { type LeadStore, UsedTokenError } from '../store/lead-store.ts';
import type { LeadKind } from '../store/tables.ts';
import { writeIfAllowed } from '../write-if-allowed.ts';
import { createFormTokens } from './form-tokens.ts';
import { normalizeMailbox } from './mailbox.ts';
import { type SpamMark, spamMarksOf, textKey } from './spam-marks.ts';

export interface ReceiverOptions {
  store: LeadStore;
  keys: KeyStore;
  mayWrite: ClientLimit;
  /** The minimum time to fill in the form. */
  minSeconds: number;
  /** Delivery channels for a message with these marks. */
  channelsFor: (marks: readonly SpamMark[]) => readonly string[];
  /** Called when there is something to deliver. */
  stored: () => void;
  failed: (error: unknown) => void;
  now?: () => number;
}

export interface LeadReceiver {
  receive: (values: Readonly<Record<string, unknown>>, clientKey: string, writtenIn?: WrittenIn) => Promise<Outcome>;
  /** A fresh token for the form; empty while the database is down. */
  token: TokenSource;
}

/** People may send the same text twice a day; more is spam. */
const maxSameTexts = 2;
/** Further messages from one mailbox within a day get no confirmation, because the address may be someone else's. */
export const maxSameEmails = 3;
const keyPattern = /^[\w-]{16,64}$/;
const talkSecret = 'talk';

const again = {
  'too soon': 'That was quicker than we can tell from a robot. Please press Send again.',
  'too old': 'This form has been open for a long time. Please check your message and press Send again.',
  unknown: 'Please check your message and press Send once more.',
  used: 'A message has been sent with this form before. Please press Send again to send this one, too.',
} as const;

/** Receives the contact form: validates, stores, and only then confirms. */
export function createLeadReceiver(options: ReceiverOptions): LeadReceiver {
  const { store, keys, mayWrite, minSeconds, channelsFor, stored, failed, now = Date.now } = options;

  const { fresh: token, check } = createFormTokens(keys, now);

  async function keep(
    values: Readonly<Record<string, unknown>>,
    lead: Lead & { kind: LeadKind },
    clientKey: string,
  ): Promise<Outcome> {
    const time = now();
    const [formToken, formKey] = [textOf(values[formFields.token]), textOf(values[formFields.key])];
    const verdict = await check(formToken, minSeconds);
    if (verdict !== 'fine') return { kind: 'again', token: await token(), message: again[verdict] };
    const textHash = digest(textKey(lead.message));
    const marks = spamMarksOf(lead.message);
    if (textOf(values[formFields.trap]) !== '') marks.push('trap');
    if ((await store.countText(textHash, time - dayMs)) >= maxSameTexts) marks.push('same-text');
    const { consent: _, ...fields } = lead;
    const address = await addressHash(keys, clientKey, time);
    // Without scripts, only the token distinguishes a second click from a second message.
    const key = keyPattern.test(formKey) ? formKey : digest(JSON.stringify([formToken, fields]));
    // Every attempt to send one message gets the same talk.
    const talk = derivedKey(await keys.secret(talkSecret), key);
    const mailboxHash = digest(normalizeMailbox(lead.email));
    const reference = await store.afterMailbox(mailboxHash, time - dayMs, (earlier) => {
      if (earlier >= maxSameEmails) marks.push('same-email');
      return store.add({
        ...fields,
        idempotency_key: key,
        talk_key: talk,
        created_at: time,
        marks: marks.join(' '),
        address_hash: address,
        text_hash: textHash,
        token_hash: digest(`${formToken} ${address}`),
        mailbox_hash: mailboxHash,
        channels: channelsFor(marks),
      });
    });
    stored();
    return { kind: 'thanked', reference, talk, replyBy: officeAt(time, officeHours).replyBy };
  }

  return {
    token,
    async receive(values, clientKey, writtenIn) {
      const read = readLead(values, writtenIn);
      if (!read.ok) return { kind: 'invalid', errors: read.errors };
      const kind = writtenIn === 'chat' ? 'hand-over' : 'message';
      return writeIfAllowed<Outcome>({ limit: mayWrite, clientKey, failed, away: unavailableMessage }, async () => {
        try {
          return await keep(values, { ...read.lead, kind }, clientKey);
        } catch (error) {
          if (!(error instanceof UsedTokenError)) throw error;
          return { kind: 'again', token: await token(), message: again.used };
        }
      });
    },
  };
}

/** The value of a field; empty if it isn't text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
