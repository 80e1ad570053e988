import { repeatEvery } from '../repeat-every.ts';
import type { ReplyOutcome } from './receive-reply.ts';

export interface ReplyMailbox {
  stop: () => Promise<void>;
}

interface Options {
  /** 'imaps://user:password@mail.agency.example/Replies'; the inbox if there is no folder. */
  url: string;
  take: (source: Uint8Array) => Promise<ReplyOutcome>;
  warn: (message: string) => void;
  everyMs?: number;
}

const usualPauseMs = 30_000;
/** The text of a mail precedes its other formats and attachments; this is twenty times the longest reply. */
const maxBytes = 128 * 1024;
const batchSize = 50;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Polls for replies. A mail is marked as read once its text has been stored, and never deleted: if it is read twice, by
 * two instances or after a crash, it is still stored once.
 */
export function watchReplyMailbox({ url, take, warn, everyMs = usualPauseMs }: Options): ReplyMailbox {
  let away = false;
  let stopped = false;
  let connected: { close: () => void } | undefined;

  async function look(): Promise<void> {
    const { ImapFlow } = await import('imapflow');
    const { hostname, port, protocol, username, password, pathname } = new URL(url);
    const secure = protocol === 'imaps:';
    const client = new ImapFlow({
      host: hostname,
      port: Number(port) || (secure ? 993 : 143),
      secure,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      disableAutoIdle: true,
      ...timeouts,
    });
    // An error also rejects the call in progress, which handles it.
    client.on('error', () => undefined);
    connected = client;
    await client.connect();
    try {
      await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX');
      const found = (await client.search({ seen: false, flagged: false }, { uid: true })) || [];
      for (const uid of found.slice(0, batchSize)) {
        if (stopped) break;
        const mail = await client.fetchOne(`${uid}`, { source: { maxLength: maxBytes } }, { uid: true });
        const source = mail ? mail.source : undefined;
        if (!source) continue;
        const outcome = await take(source);
        if (outcome === 'rejected')
          warn('A reply by mail could not be added to its talk. It is flagged in the mailbox.');
        await client.messageFlagsAdd(`${uid}`, [outcome === 'rejected' ? '\\Flagged' : '\\Seen'], { uid: true });
      }
    } finally {
      await client.logout().catch(() => client.close());
    }
  }

  async function lookOnce(): Promise<void> {
    try {
      await look();
      away = false;
    } catch (error) {
      if (!away && !stopped)
        warn(`The mailbox for replies can't be read: ${error instanceof Error ? error.message : error}`);
      away = true;
    }
  }

  const looking = repeatEvery(everyMs, lookOnce);
  return {
    stop() {
      stopped = true;
      // A slow server doesn't delay shutdown: unmarked mail is read again.
      connected?.close();
      return looking.stop();
    },
  };
}
