/** How many keys are left after a clean-up. Searching for the oldest is too expensive to do for each new key. */
const shareKept = 0.9;

export interface RateLimitOptions {
  /** 0 for no limit. */
  limit: number;
  windowMs: number;
  /** Beyond this, the least recently seen keys are dropped, so that a flood of addresses can't fill the memory. */
  maxKeys?: number;
}

export type Permission = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface RateLimit {
  take: (key: string, nowMs: number) => Permission;
}

/**
 * At most `limit` permissions per key in any period of `windowMs` (a sliding log). Timestamps are stored, because a
 * fixed window or a token bucket would allow up to twice as many around the edge of a window.
 */
export function createRateLimit({ limit, windowMs, maxKeys = 10_000 }: RateLimitOptions): RateLimit {
  // Keys in the order they were last seen. Exhausted ones are kept separately, so that a flood of other keys can't push
  // them out.
  const counting = new Map<string, number[]>();
  const exhausted = new Map<string, number[]>();

  const kept = Math.ceil(maxKeys * shareKept);

  function remember(key: string, times: number[]): void {
    const keys = times.length >= limit ? exhausted : counting;
    keys.set(key, times);
    if (keys.size <= maxKeys) return;
    for (const oldest of keys.keys()) {
      if (keys.size <= kept) break;
      keys.delete(oldest);
    }
  }

  function take(key: string, nowMs: number): Permission {
    if (limit === 0) return { allowed: true };
    const before = exhausted.get(key) ?? counting.get(key) ?? [];
    // A timestamp in the future means that the clock was set back; if kept, it might block for as long.
    const recent = before.filter((time) => time > nowMs - windowMs && time <= nowMs);
    exhausted.delete(key);
    counting.delete(key);
    const [first] = recent;
    const allowed = first === undefined || recent.length < limit;
    if (allowed) recent.push(nowMs);
    remember(key, recent);
    if (allowed) return { allowed };
    return { allowed, retryAfterSeconds: Math.max(1, Math.ceil((first + windowMs - nowMs) / 1000)) };
  }

  return { take };
}
