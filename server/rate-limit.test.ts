import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const windowMs = 60_000;

describe('rate limit', () => {
  test('permits no more than the limit in any window', () => {
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

  test('permits again after the time it states', () => {
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

  test('counts each key separately', () => {
    const { take } = createRateLimit({ limit: 1, windowMs });
    expect(take('a', 0).allowed).toBe(true);
    expect(take('b', 0).allowed).toBe(true);
    expect(take('a', 1).allowed).toBe(false);
  });

  test('evicts the least recently seen keys if there are too many', () => {
    const { take } = createRateLimit({ limit: 1, windowMs, maxKeys: 2 });
    take('a', 0);
    take('b', 1);
    take('a', 2);
    take('c', 3);
    expect(take('a', 4).allowed).toBe(false);
    expect(take('b', 5).allowed).toBe(true);
  });

  test("other keys don't free one that has reached its limit", () => {
    const { take } = createRateLimit({ limit: 2, windowMs });
    take('a', 0);
    take('a', 0);
    for (let other = 0; other < 10_000; other++) take(`other ${other}`, 1);
    expect(take('a', 2).allowed).toBe(false);
  });

  test('is off when it is 0', () => {
    const { take } = createRateLimit({ limit: 0, windowMs });
    for (let count = 0; count < 100; count++) expect(take('a', 0)).toEqual({ allowed: true });
  });

  test('refuses nobody for longer than a window, even if the clock jumps', () => {
    const times = fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), times, (limit, jumps) => {
        const { take } = createRateLimit({ limit, windowMs });
        for (const now of jumps) {
          const permission = take('visitor', now);
          if (!permission.allowed) expect(permission.retryAfterSeconds).toBeLessThanOrEqual(windowMs / 1000);
          if (!permission.allowed) expect(take('visitor', now + windowMs).allowed).toBe(true);
        }
      }),
    );
  });
});
