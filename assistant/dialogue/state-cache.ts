import type { DialogueState } from './state.ts';

/** Size of the cache of dialogue states. */
const maxTalks = 500;

/**
 * Dialogue states, by page and the visitor's messages. A reply is about an order; the next message changes that order,
 * not one that is recomputed with a smaller budget. On another server it is recomputed.
 */
export function createStateCache() {
  const states = new Map<string, DialogueState>();
  const keyOf = (page: string, messages: readonly string[]) => JSON.stringify([page, ...messages]);
  return {
    get: (page: string, messages: readonly string[]): DialogueState | undefined => states.get(keyOf(page, messages)),
    set(page: string, messages: readonly string[], state: DialogueState): void {
      if (states.size >= maxTalks) states.clear();
      states.set(keyOf(page, messages), state);
    },
  };
}
