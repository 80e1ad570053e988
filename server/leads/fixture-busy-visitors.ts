import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import path from 'node:path';
import type { Database } from '../store/database.ts';
import { createLeadStore, type StoredLead } from '../store/lead-store.ts';
import { createQuoteStore } from '../store/quote-store.ts';
import { createTalkStore } from '../store/talk-store.ts';
import { fields } from './fixture-fields.ts';
import { type From, fetchToken, postForm, sayInTalk, sendMessage, visitorNumber } from './fixture-visitors.ts';

interface Options {
  port: number;
  /** The database the server uses, for actions of staff. */
  database: Database;
  /** The build contains the site's pages, so that visitors also request a quote after each message and accept it. */
  quotes: boolean;
}

/** What isn't in the database as it was confirmed. */
export interface Faults {
  /** Confirmed messages that are missing. */
  lost: string[];
  /** Messages that are stored more than once. */
  storedTwice: string[];
  /** Messages of a talk that aren't stored exactly once. */
  saidWrongly: string[];
  /** Quotes that aren't accepted by exactly one message. */
  acceptedWrongly: string[];
  rows: number;
}

export interface BusyVisitors {
  /** References of confirmed messages. */
  thanked: () => ReadonlySet<string>;
  /** How many follow-ups, replies from staff and accepted quotes there were. */
  counts: () => { said: number; replied: number; accepted: number };
  /** Lets each visitor finish the current action, and no more. */
  finish: () => Promise<void>;
  faults: () => Promise<Faults>;
}

/**
 * Visitors who continuously send messages, hand over, follow up, request quotes and accept them, and staff who reply.
 * Without a response, the same request is retried, as the pages do.
 */
export function startBusyVisitors(count: number, { port, database, quotes }: Options): BusyVisitors {
  const talks = createTalkStore(database);
  const thanked = new Map<string, string>();
  const said = new Map<string, string>();
  /** The keys at the end of their URLs. */
  const accepted = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  let finished = false;
  let token = '';
  let messages = 0;
  let replied = 0;

  /** Retries until it succeeds; gives up only when the trial is over and the server doesn't respond. */
  async function insist(attempt: () => Promise<boolean>): Promise<void> {
    while (true) {
      try {
        if (await attempt()) return;
      } catch {
        if (finished) return;
      }
      await pause(20);
    }
  }

  /** Whether it succeeded; a form without a token, or with an expired one, gets a new one. */
  async function isDone(status: number, wanted: number): Promise<boolean> {
    if (status === 409) token = await fetchToken(`http://127.0.0.1:${port}`);
    return status === wanted;
  }

  async function visit(): Promise<void> {
    while (!finished) {
      messages += 1;
      const [key, from] = [randomUUID(), { agent, visitor: visitorNumber(messages) }];
      const values = { key, message: `Message ${key} that must not be lost.` };
      const endpoint = messages % 2 === 0 ? '/api/talk' : '/api/contact';
      let talk = '';
      await insist(async () => {
        const sent = await sendMessage(port, { ...values, token }, from, endpoint);
        talk = sent.talk;
        if (sent.status === 201) thanked.set(key, sent.reference);
        return isDone(sent.status, 201);
      });
      const reference = thanked.get(key);
      if (reference === undefined) return;
      await askBack(talk, reference, from);
      await reply(reference);
      if (quotes) await acceptQuote(from);
    }
  }

  async function askBack(talk: string, reference: string, from: From): Promise<void> {
    const id = randomUUID();
    await insist(async () => {
      const status = await sayInTalk(port, { talk, id, text: `Said ${id}` }, from);
      if (status === 201) said.set(id, reference);
      return status === 201;
    });
  }

  /** Like `npm run leads`, in parallel with the server. */
  async function reply(reference: string): Promise<void> {
    const id = randomUUID();
    const by = { author: 'staff', name: '', channels: [] } as const;
    await insist(async () => {
      const { lead } = (await talks.byReference(reference)) ?? {};
      if (!lead) return false;
      await talks.say(lead.id, { ...by, idempotencyKey: id, text: `Said ${id}`, now: Date.now() });
      said.set(id, reference);
      replied += 1;
      return true;
    });
  }

  async function acceptQuote(from: From): Promise<void> {
    const [key, { name, email, consent }] = [randomUUID(), fields];
    let address = '';
    await insist(async () => {
      const { status, location } = await postForm(port, '/estimate?item=logo-design.basic.1', { token, key }, from);
      address = location.split('#')[0] ?? '';
      return isDone(status, 303);
    });
    if (address === '') return;
    await insist(async () => {
      const { status } = await postForm(port, address, { token, name, email, consent }, from);
      if (status === 303) accepted.add(path.posix.basename(address));
      return isDone(status, 303);
    });
  }

  async function notSaidOnce(): Promise<string[]> {
    const wrong: string[] = [];
    for (const [id, reference] of said) {
      const { messages: kept = [] } = (await talks.byReference(reference)) ?? {};
      if (kept.filter(({ text }) => text === `Said ${id}`).length !== 1) wrong.push(id);
    }
    return wrong;
  }

  async function notAcceptedOnce(leads: readonly StoredLead[]): Promise<string[]> {
    const store = createQuoteStore(database);
    const acceptances = Map.groupBy(leads, ({ quote }) => quote);
    const wrong: string[] = [];
    for (const id of accepted) {
      const { number = '', accepted_at = null } = (await store.find(id)) ?? {};
      if (accepted_at === null || acceptances.get(number)?.length !== 1) wrong.push(id);
    }
    return wrong;
  }

  const visits = Array.from({ length: count }, visit);
  return {
    thanked: () => new Set(thanked.values()),
    counts: () => ({ said: said.size, replied, accepted: accepted.size }),
    async finish() {
      finished = true;
      await Promise.all(visits);
      agent.destroy();
    },
    async faults() {
      const rows = await createLeadStore(database).list();
      const stored = new Set(rows.map(({ reference }) => reference));
      const texts = Map.groupBy(rows, ({ message }) => message);
      return {
        lost: [...thanked.values()].filter((reference) => !stored.has(reference)),
        storedTwice: Array.from(texts, ([text, same]) => (same.length > 1 ? text : '')).filter(Boolean),
        saidWrongly: await notSaidOnce(),
        acceptedWrongly: await notAcceptedOnce(rows),
        rows: rows.length,
      };
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
