import type { Talk } from './talk.ts';

/** Size of the cache of dialogue states. */
const mostTalks = 500;

/**
 * What talks have come to, by the page they are held on and the visitor's messages. A reply speaks of an order; the next message changes that order, and not
 * one that is worked out again with less work to spare. Whoever comes to another server has it worked out there.
 */
export function createTalkCache() {
  const talks = new Map<string, Talk>();
  const keyOf = (page: string, messages: readonly string[]) => JSON.stringify([page, ...messages]);
  return {
    get: (page: string, messages: readonly string[]): Talk | undefined => talks.get(keyOf(page, messages)),
    set(page: string, messages: readonly string[], talk: Talk): void {
      if (talks.size >= mostTalks) talks.clear();
      talks.set(keyOf(page, messages), talk);
    },
  };
}
