import { type SayOutcome, type TalkView, talkMessageKey, talkText } from '#leads/talk.ts';
import { isTalkKey } from '#leads/talk-addresses.ts';
import type { ClientLimit } from '../client-limit.ts';
import { type DeliveryKind, storedMarks } from '../delivery/deliverer.ts';
import type { SpamMark } from '../leads/spam-marks.ts';
import { type Talk, TalkFullError, type TalkStore } from '../store/talk-store.ts';
import { writeIfAllowed } from '../write-if-allowed.ts';
import { viewOf } from './talk-view.ts';

export interface TalkServiceOptions {
  store: TalkStore;
  mayWrite: ClientLimit;
  /** Delivery channels for a message with these marks. */
  channelsFor: (marks: readonly SpamMark[], kind: DeliveryKind) => readonly string[];
  /** Called when there is something to deliver. */
  stored: () => void;
  failed: (error: unknown) => void;
  now?: () => number;
}

/** A reply from staff; the id is the same for every attempt. */
export interface StaffReply {
  reference: string;
  id: string;
  name: string;
  text: string;
}

export interface TalkService {
  read: (key: string) => Promise<TalkView | undefined>;
  /** The talk if it has new messages, else 'nothing'. Polled often, so it is cheap. */
  news: (key: string, known: number) => Promise<TalkView | 'nothing' | undefined>;
  /** A message from the visitor. */
  say: (key: string, values: { id: unknown; text: unknown }, clientKey: string) => Promise<SayOutcome>;
  readAsStaff: (reference: string) => Promise<TalkView | undefined>;
  /** Fails if it can't be stored; undefined if there is no such message. */
  reply: (reply: StaffReply) => Promise<TalkView | undefined>;
}

const unknown: SayOutcome = { kind: 'unknown', message: 'There is no such talk, or it has been deleted.' };
const full: SayOutcome = {
  kind: 'full',
  message: 'So much has been said here that we would rather go on by email or on the phone.',
};
const away = "We can't store your message at the moment. It's still here: try again in a few minutes.";

/** The talks between visitors and staff that follow a message. */
export function createTalkService(options: TalkServiceOptions): TalkService {
  const { store, mayWrite, channelsFor, stored, failed, now = Date.now } = options;

  async function find(key: string): Promise<Talk | undefined> {
    return isTalkKey(key) ? store.byKey(key) : undefined;
  }

  async function read(key: string): Promise<TalkView | undefined> {
    return viewOf(await find(key));
  }

  async function keep(key: string, id: string, text: string): Promise<SayOutcome> {
    const talk = await find(key);
    if (!talk) return unknown;
    await store.say(talk.lead.id, {
      idempotencyKey: id,
      author: 'visitor',
      name: '',
      text,
      now: now(),
      channels: channelsFor(storedMarks(talk.lead), 'visitor'),
    });
    stored();
    const after = await read(key);
    return after ? { kind: 'said', talk: after } : unknown;
  }

  return {
    read,
    async news(key, known) {
      const count = isTalkKey(key) ? await store.count(key) : undefined;
      if (count === undefined) return undefined;
      return count === known ? 'nothing' : read(key);
    },
    async say(key, values, clientKey) {
      const text = talkText.safeParse(values.text);
      if (!text.success)
        return { kind: 'invalid', message: text.error.issues[0]?.message ?? 'Please write a message.' };
      const id = talkMessageKey.safeParse(values.id);
      if (!id.success) return { kind: 'invalid', message: 'Please send the message once more.' };
      return writeIfAllowed({ limit: mayWrite, clientKey, failed, away }, async () => {
        try {
          return await keep(key, id.data, text.data);
        } catch (error) {
          if (error instanceof TalkFullError) return full;
          throw error;
        }
      });
    },
    async readAsStaff(reference) {
      return viewOf(await store.byReference(reference));
    },
    async reply({ reference, id, name, text }) {
      const talk = await store.byReference(reference);
      if (!talk) return undefined;
      // Emails link to it; a message older than talks has no URL yet.
      await store.keyOf(talk.lead.id);
      await store.say(talk.lead.id, {
        idempotencyKey: id,
        author: 'staff',
        name,
        text,
        now: now(),
        channels: channelsFor([], 'staff'),
      });
      stored();
      return viewOf(await store.byReference(reference));
    },
  };
}
