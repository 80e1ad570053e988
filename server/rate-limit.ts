export interface RateLimitOptions {
  limit: number;
  windowMs: number;
  /** The least recently seen keys are forgotten beyond this, so that a flood of addresses cannot fill the memory. */
  maxKeys?: number;
}

export type Permission = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface RateLimit {
  take: (key: string, nowMs: number) => Permission;
}

/**
 * At most `limit` permissions for a key in any stretch of `windowMs`. The times themselves are kept: a counter or a
 * bucket that refills would let through up to twice as many around the edge of a window.
 */
export function createRateLimit({ limit, windowMs, maxKeys = 10_000 }: RateLimitOptions): RateLimit {
  const permitted = new Map<string, number[]>();

  function take(key: string, nowMs: number): Permission {
    const recent = (permitted.get(key) ?? []).filter((time) => time > nowMs - windowMs);
    // Setting again moves the key to the end of the map: its first key is always the one not seen for longest.
    permitted.delete(key);
    permitted.set(key, recent);
    if (permitted.size > maxKeys) {
      const [oldest] = permitted.keys();
      if (oldest !== undefined) permitted.delete(oldest);
    }
    const [first] = recent;
    if (first !== undefined && recent.length >= limit) {
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((first + windowMs - nowMs) / 1000)) };
    }
    recent.push(nowMs);
    return { allowed: true };
  }

  return { take };
}
