import type { Talk } from './talk.ts';

/** Size of the cache of dialogue states. */
const maxTalks = 500;

/**
 * Dialogue states, by page and the visitor's messages. A reply is about an order; the next message changes that order,
 * not one that is recomputed with a smaller budget. On another server it is recomputed.
 */
export function createTalkCache() {
  const talks = new Map<string, Talk>();
  const keyOf = (page: string, messages: readonly string[]) => JSON.stringify([page, ...messages]);
  return {
    get: (page: string, messages: readonly string[]): Talk | undefined => talks.get(keyOf(page, messages)),
    set(page: string, messages: readonly string[], talk: Talk): void {
      if (talks.size >= maxTalks) talks.clear();
      talks.set(keyOf(page, messages), talk);
    },
  };
}
