import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const windowMs = 60_000;

describe('rate limit', () => {
  test('permits no more than the limit in any window, wherever it begins', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 200 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), steps, (limit, pauses) => {
        const { take } = createRateLimit({ limit, windowMs });
        let now = 0;
        const permitted: number[] = [];
        for (const pause of pauses) {
          now += pause;
          if (take('visitor', now).allowed) permitted.push(now);
        }
        for (const start of permitted) {
          const within = permitted.filter((time) => time >= start && time < start + windowMs);
          expect(within.length).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });

  test('permits again after the time it names, and never refuses forever', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(fc.nat(5000), { minLength: 10 }), (limit, pauses) => {
        const { take } = createRateLimit({ limit, windowMs });
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          const permission = take('visitor', now);
          if (permission.allowed) continue;
          expect(permission.retryAfterSeconds).toBeLessThanOrEqual(windowMs / 1000);
          now += permission.retryAfterSeconds * 1000;
          expect(take('visitor', now)).toEqual({ allowed: true });
        }
      }),
    );
  });

  test('counts each key by itself', () => {
    const { take } = createRateLimit({ limit: 1, windowMs });
    expect(take('a', 0).allowed).toBe(true);
    expect(take('b', 0).allowed).toBe(true);
    expect(take('a', 1).allowed).toBe(false);
  });

  test('forgets the key not seen for longest when there are too many', () => {
    const { take } = createRateLimit({ limit: 1, windowMs, maxKeys: 2 });
    take('a', 0);
    take('b', 1);
    take('a', 2);
    take('c', 3);
    expect(take('a', 4).allowed).toBe(false);
    expect(take('b', 5).allowed).toBe(true);
  });
});
