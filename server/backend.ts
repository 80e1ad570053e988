import cluster from 'node:cluster';
import path from 'node:path';
import { createAdminDeliverer } from './admin-host/admin-deliverer.ts';
import { createAdminHost } from './admin-host/admin-host.ts';
import { startQuestionSender } from './admin-host/unanswered-questions.ts';
import { type BackendHealth, backendHealth } from './backend-health.ts';
import { type ClientLimit, createClientLimit, type SharedLimit } from './client-limit.ts';
import type { Configuration } from './configuration.ts';
import { startVisitorCounter, type VisitorCounter } from './counts/visitor-counter.ts';
import type { Deliverer, DeliveryKind } from './delivery/deliverer.ts';
import { startOutbox } from './delivery/outbox.ts';
import { createMailDeliverers, replyChannel } from './delivery/smtp.ts';
import { createWebhookDeliverer } from './delivery/webhook.ts';
import { createFormTokens } from './leads/form-tokens.ts';
import { createLeadReceiver, type LeadReceiver } from './leads/receive.ts';
import type { SpamMark } from './leads/spam-marks.ts';
import { createQuoteService, type QuoteService } from './quotes/quote-service.ts';
import { createReplyReceiver } from './replies/receive-reply.ts';
import { createReplyAddresses, type ReplyAddresses } from './replies/reply-addresses.ts';
import { watchReplyMailbox } from './replies/reply-mailbox.ts';
import type { Log } from './request-log.ts';
import { createSharedLimit, windowOf } from './shared-limit.ts';
import { type ChatStore, createChatStore } from './store/chat-store.ts';
import { type CountStore, createCountStore } from './store/count-store.ts';
import { type Database, openDatabase } from './store/database.ts';
import { createKeyStore } from './store/key-store.ts';
import { createLeadStore, type LeadStore } from './store/lead-store.ts';
import { createOutboxStore } from './store/outbox-store.ts';
import { createQuoteStore, type QuoteStore } from './store/quote-store.ts';
import { createRateStore } from './store/rate-store.ts';
import { deleteExpired } from './store/retention.ts';
import { createTalkStore } from './store/talk-store.ts';
import { createTalkService, type TalkService } from './talk/talk-service.ts';

export interface Backend {
  receiver: LeadReceiver;
  /** Talks between visitors and staff. */
  talk: TalkService;
  /** Whether replies are also emailed to visitors. */
  mailsReplies: boolean;
  chat: ChatStore;
  quotes: QuoteService;
  counter: VisitorCounter;
  counts: CountStore;
  /** The same quotes, for staff. */
  quoteStore: QuoteStore;
  /** Sets the status of a message. */
  mark: LeadStore['mark'];
  /** A limit per visitor, counted across all instances that share a database. */
  limit: (name: string, perMinute: number) => ClientLimit;
  health: () => Promise<BackendHealth>;
  /** A line for the startup log: where messages are stored and how they are delivered. */
  summary: string;
  close: () => Promise<void>;
}

/** Messages in a talk are shorter and more frequent than contact messages. */
const saidPerMessage = 3;
const migrateAgainMs = 3_000;
const expireEveryMs = 60 * 60 * 1000;

/** Everything behind the endpoints that uses the database: stores, outbox, deliverers and shared rate limits. */
export async function openBackend(configuration: Configuration, root: string, log: Log): Promise<Backend> {
  const dataFolder = path.resolve(root, configuration.dataFolder);
  const database = await openDatabase({ databaseUrl: configuration.databaseUrl, dataFolder });
  const [leads, keys, rates] = [createLeadStore(database), createKeyStore(database), createRateStore(database)];
  const [chat, outboxStore, quotes] = [
    createChatStore(database),
    createOutboxStore(database),
    createQuoteStore(database),
  ];
  const counts = createCountStore(database);
  const { replies } = configuration;
  const addresses = replies && createReplyAddresses(replies.address, keys);
  const deliverers = await deliverersFor(configuration, addresses);
  const warn = (message: string) => log.warn(message);
  let writeFailed = false;

  const stopMigrating = await migrate(database, warn);
  // SQLite serves one instance, so remaining claims belong to a process that has exited. During a handover, the
  // previous release is still running.
  if (database.kind === 'sqlite' && !cluster.isWorker) await outboxStore.release();
  const outbox = startOutbox({ store: outboxStore, deliverers, warn });
  const { adminInbox, chatLog } = configuration;
  const questions =
    adminInbox && chatLog ? startQuestionSender({ chat, inbox: createAdminHost(adminInbox), warn }) : undefined;
  const counter = startVisitorCounter({ store: counts, warn });
  const expire = () => {
    const { leadRetentionDays: leadDays, chatLogDays: chatDays } = configuration;
    deleteExpired({ leads, chat, quotes, counts, keys, rates, leadDays, chatDays }, Date.now()).catch(() => undefined);
  };
  expire();
  const expiring = setInterval(expire, expireEveryMs);
  expiring.unref();

  function limit(name: string, perMinute: number): ClientLimit {
    const shared: SharedLimit | undefined =
      database.kind === 'postgres' ? createSharedLimit({ name, rates, keys }) : undefined;
    return createClientLimit({ perMinute, shared });
  }

  function channelsFor(marks: readonly SpamMark[], kind: DeliveryKind): string[] {
    return deliverers
      .filter(({ kinds, accepts }) => kinds.includes(kind) && accepts(marks))
      .map(({ channel }) => channel);
  }

  /** Options shared by everything that receives messages. */
  const receiverOptions = {
    keys,
    minSeconds: configuration.contactMinSeconds,
    stored() {
      writeFailed = false;
      outbox.wake();
    },
    failed(error: unknown) {
      writeFailed = true;
      log.warn(`A message could not be stored: ${error instanceof Error ? error.message : error}`);
    },
  };

  /** Remembered for the next health check, so that no request waits for a database that may be down. */
  function tryToWrite(): void {
    rates.hit('health', windowOf(Date.now())).then(
      () => {
        writeFailed = false;
      },
      () => undefined,
    );
  }

  const talk = createTalkService({
    ...receiverOptions,
    store: createTalkStore(database),
    mayWrite: limit('talk', configuration.contactRateLimit * saidPerMessage),
    channelsFor,
  });
  const mailbox =
    replies && addresses
      ? watchReplyMailbox({ url: replies.url, take: createReplyReceiver({ addresses, reply: talk.reply }), warn })
      : undefined;

  return {
    chat,
    limit,
    mark: leads.mark,
    quoteStore: quotes,
    counter,
    counts,
    receiver: createLeadReceiver({
      ...receiverOptions,
      store: leads,
      mayWrite: limit('contact', configuration.contactRateLimit),
      channelsFor: (marks) => channelsFor(marks, 'message'),
    }),
    quotes: createQuoteService({
      ...receiverOptions,
      store: quotes,
      leads,
      tokens: createFormTokens(keys),
      mayCreate: limit('quote', configuration.contactRateLimit),
      mayAccept: limit('quote-acceptance', configuration.contactRateLimit),
      channelsFor: (marks) => channelsFor(marks, 'message'),
    }),
    talk,
    mailsReplies: deliverers.some(({ channel }) => channel === replyChannel),
    health() {
      if (writeFailed) tryToWrite();
      return backendHealth({ store: outboxStore, delivers: deliverers.length > 0, refused: writeFailed });
    },
    summary: `Messages are stored in ${database.place}${channelSummary(deliverers)}`,
    async close() {
      stopMigrating();
      clearInterval(expiring);
      await Promise.all([mailbox?.stop(), outbox.stop(), questions?.stop(), counter.stop()]);
      await database.close();
    },
  };
}

async function deliverersFor(
  { smtpUrl, mailFrom, leadMailTo, webhook, adminInbox }: Configuration,
  replies: ReplyAddresses | undefined,
): Promise<Deliverer[]> {
  return [
    ...(smtpUrl ? await createMailDeliverers({ smtpUrl, from: mailFrom, to: leadMailTo, replies }) : []),
    ...(webhook ? [createWebhookDeliverer(webhook)] : []),
    ...(adminInbox ? [createAdminDeliverer(createAdminHost(adminInbox))] : []),
  ];
}

function channelSummary(deliverers: readonly Deliverer[]): string {
  const channels = deliverers.map(({ channel }) => channel);
  return channels.length > 0 ? ` and passed on by ${channels.join(', ')}` : '; see them with npm run leads';
}

/** SQLite's file must open. PostgreSQL may come up later: pages and chat don't wait, and the form says that it is down. */
async function migrate(database: Database, warn: (message: string) => void): Promise<() => void> {
  if (database.kind === 'sqlite') {
    await database.migrate();
    return () => undefined;
  }
  let timer: NodeJS.Timeout | undefined;
  let warned = false;
  async function attempt(): Promise<void> {
    try {
      await database.migrate();
    } catch (error) {
      if (!warned) warn(`The database is away: ${error instanceof Error ? error.message || error.name : error}`);
      warned = true;
      timer = setTimeout(attempt, migrateAgainMs);
      timer.unref();
    }
  }
  await attempt();
  return () => clearTimeout(timer);
}
