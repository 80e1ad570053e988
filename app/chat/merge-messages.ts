import type { Message } from './message.ts';

/** Messages kept and stored. */
export const longestHistory = 500;
/** Of a browser's usual five million characters, shared with the rest of the site. */
const maxCharacters = 1_000_000;

/**
 * Merges the conversations of two tabs. A conversation is identified by the id of its greeting: clearing the chat
 * starts a newer one, which wins as a whole, so that cleared messages never come back from another tab. Of two ratings
 * of one reply, the incoming one wins. Returns `known` itself if nothing is new.
 */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  const [greeting] = known;
  const [incomingGreeting] = incoming;
  if (!greeting || !incomingGreeting) return greeting ? known : incoming;
  if (greeting.id !== incomingGreeting.id) return greeting.id > incomingGreeting.id ? known : incoming;
  const byId = new Map(known.map((message) => [message.id, message]));
  let news = false;
  for (const message of incoming) {
    const same = byId.get(message.id);
    if (same && (message.score === undefined || message.score === same.score)) continue;
    byId.set(message.id, message);
    news = true;
  }
  return news ? saidOnce([...byId.values()].sort((left, right) => left.id - right.id)) : known;
}

/** Two tabs may receive the same reply from the team under different ids; the earlier one is kept. */
function saidOnce(messages: readonly Message[]): readonly Message[] {
  const heard = new Set<string>();
  return messages.filter(({ talk }) => {
    if (!talk) return true;
    const isNew = !heard.has(talk.id);
    heard.add(talk.id);
    return isNew;
  });
}

/** The greeting and the newest messages that fit. */
export function capMessages(messages: readonly Message[]): readonly Message[] {
  const [greeting, ...rest] = messages;
  if (!greeting) return messages;
  let characters = 0;
  let from = rest.length;
  while (from > 0 && rest.length - from < longestHistory - 1) {
    characters += JSON.stringify(rest[from - 1]).length;
    if (characters > maxCharacters) break;
    from -= 1;
  }
  return from === 0 ? messages : [greeting, ...rest.slice(from)];
}
