import { randomUUID } from 'node:crypto';
import type { DueDelivery, OutboxStore } from '../store/outbox-store.ts';
import { type Deliverer, RefusedError } from './deliverer.ts';
import { maxAttempts, retryDelay } from './retry-delays.ts';

export interface Outbox {
  /** Something new may be due. */
  wake: () => void;
  /** Finishes what is in progress and takes nothing new. */
  stop: () => Promise<void>;
}

export interface OutboxOptions {
  store: OutboxStore;
  deliverers: readonly Deliverer[];
  warn: (message: string) => void;
  now?: () => number;
  random?: () => number;
  /** How often to look for due deliveries, including those of an instance that has died. */
  everyMs?: number;
}

/** No attempt takes longer than this … */
const attemptMs = 20_000;
/** … so a longer claim never expires while its owner is still working on it. */
const claimMs = 30_000;
const batchSize = 8;
/** How long shutdown waits for deliveries in progress; what is cut off is delivered again. */
const stopMs = 4_000;
const maxErrorLength = 300;

/**
 * Delivers what is stored. A delivery is done only when the other side has accepted it and the database has recorded
 * that: a process that dies in between delivers again rather than never.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { store, deliverers, warn, now = Date.now, random, everyMs = 2_000 } = options;
  const instance = randomUUID();
  const byChannel = new Map(deliverers.map((deliverer) => [deliverer.channel, deliverer]));
  const stopping = new AbortController();
  let round: Promise<void> | undefined;
  let wanted = false;
  let away = false;

  async function attempt({ delivery, lead, said }: DueDelivery): Promise<void> {
    const deliverer = byChannel.get(delivery.channel);
    if (!deliverer || stopping.signal.aborted) return;
    try {
      await deliverer.deliver(lead, delivery, AbortSignal.timeout(attemptMs), said);
    } catch (error) {
      const attempts = delivery.attempts + 1;
      const reason = reasonOf(error);
      const final = error instanceof RefusedError || attempts >= maxAttempts;
      const state = final ? 'given up' : 'waiting';
      if (final)
        warn(`Message ${lead.reference}: ${delivery.channel} was given up after ${attempts} attempts: ${reason}`);
      await store.failed(delivery, { state, nextAt: now() + retryDelay(attempts, random), error: reason });
      return;
    }
    await store.delivered(delivery, now());
  }

  async function deliverDue(): Promise<void> {
    try {
      for (;;) {
        wanted = false;
        const time = now();
        const claim = { channels: [...byChannel.keys()], instance, now: time, until: time + claimMs, limit: batchSize };
        const due = stopping.signal.aborted ? [] : await store.claim(claim);
        await Promise.all(due.map(attempt));
        away = false;
        if (due.length === 0 && !wanted) return;
      }
    } catch (error) {
      // Claimed deliveries become available again when the claim expires.
      if (!away) warn(`Deliveries wait for the database: ${reasonOf(error)}`);
      away = true;
    }
  }

  function wake(): void {
    wanted = true;
    if (stopping.signal.aborted || byChannel.size === 0) return;
    round ??= deliverDue().finally(() => {
      round = undefined;
    });
  }

  const timer = setInterval(wake, everyMs);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.race([round, new Promise((resolve) => setTimeout(resolve, stopMs).unref())]);
      await store.release(instance).catch(() => undefined);
      for (const { close } of deliverers) close?.();
    },
  };
}

/** One line without the visitor's address, which mail servers tend to repeat. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text
    .replaceAll(/(?<![^\s<>"'])[^\s<>"'@]+@[^\s<>"']+/g, '[e-mail]')
    .replaceAll(/\s+/g, ' ')
    .slice(0, maxErrorLength);
}
