import { setTimeout as pause } from 'node:timers/promises';

/** SQLite's code for a database that is locked by another writer. Higher bits contain details. */
const busy = 5;
const lowBits = 0xff;
const pauseMs = 25;
/** The maximum time a visitor waits for another process's write. */
const timeoutMs = 5_000;

export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & lowBits) === busy;
}

/**
 * Runs a write, and retries while another process holds SQLite's lock. SQLite's own waiting would block the only
 * thread, and no page would be served. A write that finds the lock taken has written nothing, so it can be repeated.
 */
export async function retryWhenLocked<Result>(write: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    await pause(pauseMs);
  }
}
