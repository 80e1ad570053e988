import { randomUUID } from 'node:crypto';
import type { DueDelivery, OutboxStore } from '../store/outbox-store.ts';
import { type Deliverer, RefusedError } from './deliverer.ts';
import { mostAttempts, pauseAfter } from './pauses.ts';

export interface Outbox {
  /** Something new may be due. */
  wake: () => void;
  /** Ends what is under way and takes nothing new. */
  stop: () => Promise<void>;
}

export interface OutboxOptions {
  store: OutboxStore;
  deliverers: readonly Deliverer[];
  warn: (message: string) => void;
  now?: () => number;
  random?: () => number;
  /** How often to look for what has become due, also because another instance has died. */
  everyMs?: number;
}

/** No attempt takes longer than this … */
const attemptMs = 20_000;
/** … so a claim that lasts longer is never overtaken by another instance while its owner lives. */
const claimMs = 30_000;
const atOnce = 8;
/** A stop waits this long for what is under way; what is cut off is delivered again. */
const stopMs = 4_000;
const longestError = 300;

/**
 * Delivers what is stored. A delivery counts as done only when the other side has taken it and the database says so: a
 * process that dies between the two delivers once more, never not at all.
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
      const final = error instanceof RefusedError || attempts >= mostAttempts;
      const state = final ? 'given up' : 'waiting';
      if (final)
        warn(`Message ${lead.reference}: ${delivery.channel} was given up after ${attempts} attempts: ${reason}`);
      await store.failed(delivery, { state, nextAt: now() + pauseAfter(attempts, random), error: reason });
      return;
    }
    await store.delivered(delivery, now());
  }

  async function deliverDue(): Promise<void> {
    try {
      for (;;) {
        wanted = false;
        const time = now();
        const claim = { channels: [...byChannel.keys()], instance, now: time, until: time + claimMs, most: atOnce };
        const due = stopping.signal.aborted ? [] : await store.claim(claim);
        await Promise.all(due.map(attempt));
        away = false;
        if (due.length === 0 && !wanted) return;
      }
    } catch (error) {
      // What was claimed comes back when the claim ends.
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

/** One line without the visitor's address, which mail servers like to repeat. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text
    .replaceAll(/(?<![^\s<>"'])[^\s<>"'@]+@[^\s<>"']+/g, '[e-mail]')
    .replaceAll(/\s+/g, ' ')
    .slice(0, longestError);
}
