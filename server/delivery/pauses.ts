const firstPauseMs = 10_000;
const longestPauseMs = 6 * 60 * 60 * 1000;
/** About four days: longer than a weekend, which is how long a broken mailbox may go unseen. */
export const mostAttempts = 24;
/** Up to this much of a pause is left to chance, so that all that failed together does not come back together. */
const jitter = 0.3;

/** How long to wait after so many attempts: 10 s, 20 s, 40 s … six hours, each up to 30 % longer. */
export function pauseAfter(attempts: number, random: () => number = Math.random): number {
  const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1));
  return Math.round(pause * (1 + jitter * random()));
}
