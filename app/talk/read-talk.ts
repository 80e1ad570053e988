import type { TalkEntry, TalkView } from '#leads/talk.ts';
import { knownParameter, talkKeyHeader, talkMessagesEndpoint } from '#leads/talk-addresses.ts';

const timeoutMs = 10_000;

/** The talk if it has more messages than known, 'gone' if there is no such talk, otherwise undefined. Never fails. */
export async function readTalk(key: string, known: number): Promise<TalkView | 'gone' | undefined> {
  try {
    const response = await fetch(`${talkMessagesEndpoint}?${knownParameter}=${known}`, {
      headers: { [talkKeyHeader]: key },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) return 'gone';
    return response.status === 200 ? asTalk(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** Without a schema, which would be larger than all the rest; anything of another shape isn't a talk. */
export function asTalk(body: unknown): TalkView | undefined {
  const { reference, messages } = (body ?? {}) as Partial<TalkView>;
  if (typeof reference !== 'string' || !Array.isArray(messages) || !messages.every(isSaid)) return undefined;
  return { reference, messages };
}

function isSaid(value: unknown): value is TalkEntry {
  const { id, at, by, name, text } = (value ?? {}) as Partial<TalkEntry>;
  const texts = [id, name, text].every((one) => typeof one === 'string');
  return texts && typeof at === 'number' && (by === 'visitor' || by === 'team');
}
