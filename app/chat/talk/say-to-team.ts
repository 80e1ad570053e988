import { talkKeyHeader, talkMessagesEndpoint } from '#leads/talk-addresses.ts';
import { asTalk } from '../../talk/read-talk.ts';
import { write } from '../conversation-store.ts';
import { heard } from './follow.ts';
import { newId } from './new-id.ts';
import { loadTalk, saveTalk } from './stored-talk.ts';

const timeoutMs = 20_000;
const unreachable = "It didn't get through. It's still here: check your connection and press Send again.";

/** Sends a message to the team; returns what went wrong, if anything. It is shown only once it has been stored. */
export async function sayToTeam(text: string): Promise<string | undefined> {
  const talk = loadTalk();
  if (!talk) return 'This talk has ended.';
  const id = talk.attempt?.text === text ? talk.attempt.id : newId();
  saveTalk({ ...talk, attempt: { text, id } });
  try {
    const response = await fetch(talkMessagesEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [talkKeyHeader]: talk.key },
      body: JSON.stringify({ id, text }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json();
    const view = response.ok ? asTalk(body) : undefined;
    if (!view) return problemIn(body);
    const { attempt: _, ...rest } = loadTalk() ?? talk;
    saveTalk(rest);
    await heard(view);
    write('');
    return undefined;
  } catch {
    return unreachable;
  }
}

function problemIn(body: unknown): string {
  const { error } = (body ?? {}) as { error?: unknown };
  return typeof error === 'string' ? error : unreachable;
}
