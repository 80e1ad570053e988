import type { OutboxStore } from './store/outbox-store.ts';

export interface BackendHealth {
  database: 'ok' | 'away' | 'refuses';
  outbox: 'ok' | 'late' | 'given up' | 'unknown' | 'none';
  waiting?: number;
  replacedSlots?: number;
}

/** Longer than a mail server's brief outage. */
const lateMs = 15 * 60 * 1000;
/** Health probes have short timeouts. */
const timeoutMs = 2_000;

interface MessageState {
  store: OutboxStore;
  /** Whether any delivery channel is configured. */
  delivers: boolean;
  /** Whether the last message couldn't be stored: with a full disk, reads still succeed. */
  refused: boolean;
}

/** Whether messages can be stored and are delivered. */
export async function backendHealth(
  { store, delivers, refused }: MessageState,
  now: () => number = Date.now,
): Promise<BackendHealth> {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs).unref());
    const { waiting, replacedSlots, oldestWaitingSince } = await Promise.race([store.state(), late]);
    const database = refused ? 'refuses' : 'ok';
    if (!delivers) return { database, outbox: 'none' };
    const isLate = oldestWaitingSince !== null && now() - oldestWaitingSince > lateMs;
    return { database, outbox: replacedSlots > 0 ? 'given up' : isLate ? 'late' : 'ok', waiting, replacedSlots };
  } catch {
    return { database: 'away', outbox: 'unknown' };
  }
}
