import type { TalkView } from '#leads/talk.ts';
import { type Polling, pollReplies } from '../../talk/poll-replies.ts';
import { writeItem } from '../browser-storage.ts';
import { chatStorageKeys } from '../chat-texts.ts';
import { forgetTalk, loadTalk, saveTalk } from './stored-talk.ts';
import { changeTalk } from './talk-state.ts';

let looking: Polling | undefined;

/** Polls for replies from the team while the page is open. */
export function follow(): void {
  const talk = loadTalk();
  if (!talk || looking) return;
  looking = pollReplies({ key: talk.key, known: talk.known, atOnce: true, found: heard, gone: ended });
}

/** Follows another talk than before. */
export function restartPolling(): void {
  looking?.stop();
  looking = undefined;
  follow();
  changeTalk({ following: true });
}

/** The current state of the talk, from any source. */
export async function heard({ messages }: TalkView): Promise<void> {
  const talk = loadTalk();
  if (!talk) return;
  const said = messages.slice(1);
  // Its schemas first, in a separate task.
  await import('../message.ts');
  const { receiveMessages, ready } = await import('../conversation-store.ts');
  await ready;
  receiveMessages(said.slice(talk.known));
  const isReplied = said.slice(talk.known).some(({ by }) => by === 'team');
  saveTalk({ ...talk, known: Math.max(talk.known, said.length) });
  looking?.said(said.length);
  if (isReplied) tellNews();
}

/** Marks the chat button, as another tab would: with the panel open, the visitor is already reading the reply. */
function tellNews(): void {
  writeItem(chatStorageKeys.news, 'true');
  window.dispatchEvent(new StorageEvent('storage', { key: chatStorageKeys.news }));
}

/** It has been deleted, on request or because of its age. */
function ended(): void {
  forgetTalk();
  changeTalk({ following: false });
}
