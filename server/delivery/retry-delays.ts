const firstPauseMs = 10_000;
const maxPauseMs = 6 * 60 * 60 * 1000;
/** About four days: longer than a weekend, during which a broken mailbox may go unnoticed. */
export const maxAttempts = 24;
/** The random share of a delay, so that deliveries that failed together aren't retried together. */
const jitter = 0.3;

/** The delay after this many attempts: 10 s, 20 s, 40 s … six hours, each up to 30 % longer. */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  const pause = Math.min(maxPauseMs, firstPauseMs * 2 ** (attempts - 1));
  return Math.round(pause * (1 + jitter * random()));
}
