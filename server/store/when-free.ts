import { setTimeout as pause } from 'node:timers/promises';

/** SQLite's number for a database that somebody else is writing to. Higher bits say more about it. */
const busy = 5;
const lowBits = 0xff;
const pauseMs = 25;
/** A visitor waits no longer than this for another process to end its writing. */
const patienceMs = 5_000;

export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & lowBits) === busy;
}

/**
 * Runs a write, again and again while another process holds SQLite's lock. SQLite would wait by itself, and the only
 * thread with it: no page would be served meanwhile. What finds the lock taken has written nothing, so it can be repeated.
 */
export async function whenFree<Result>(write: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    await pause(pauseMs);
  }
}
