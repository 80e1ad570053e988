import type { SharedLimit } from './client-limit.ts';
import { addressHash } from './store/address-hash.ts';
import type { KeyStore } from './store/key-store.ts';
import type { RateStore } from './store/rate-store.ts';

const windowMs = 60_000;
/** Nobody waits longer than this for a limit: the instance's own count has already let the visitor through. */
const timeoutMs = 500;

interface Options {
  /** What is limited; different limits are counted separately. */
  name: string;
  rates: RateStore;
  keys: KeyStore;
  now?: () => number;
}

/** The number of the minute that a time is in. */
export function windowOf(time: number): number {
  return Math.floor(time / windowMs);
}

/**
 * Counts in the database, across all instances. The previous minute counts with the share that is still within the last
 * sixty seconds. If the database is down or slow, nobody is limited by it: each instance has its own limit.
 */
export function createSharedLimit({ name, rates, keys, now = Date.now }: Options): SharedLimit {
  async function count(key: string): Promise<number> {
    const time = now();
    const window = windowOf(time);
    const hits = await rates.hit(`${name} ${await addressHash(keys, key, time)}`, window);
    return hits.now + hits.before * (1 - (time / windowMs - window));
  }

  return async (key, perMinute) => {
    const hits = await Promise.race([
      count(key).catch(() => 0),
      new Promise<number>((resolve) => setTimeout(resolve, timeoutMs, 0).unref()),
    ]);
    return hits <= perMinute ? { allowed: true } : { allowed: false, retryAfterSeconds: windowMs / 1000 };
  };
}
