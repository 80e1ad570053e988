import type { TalkEntry } from '#leads/talk.ts';
import { chatStorageKeys } from './chat-texts.ts';
import { type Change, type Conversation, canAsk, changed, isUnanswered, newConversation } from './conversation.ts';
import { panelId } from './element-ids.ts';
import { postFeedback } from './feedback.ts';
import { mergeMessages } from './merge-messages.ts';
import type { Score } from './message.ts';
import { send } from './send.ts';
import { loadDraft, loadMessagesInSlices, parseDraft, parseMessages, saveDraft, saveMessages } from './storage.ts';

/**
 * The conversation of this tab. It is kept outside React: a reply is stored even while the panel is closed, and isn't
 * lost if a page fails.
 */
const listeners = new Set<() => void>();
let state = newConversation(Date.now());
let request: AbortController | undefined;

let leftUnanswered: number | undefined;

/** Resolves when the stored conversation has been loaded. */
export const ready = restore();

window.addEventListener('storage', followOtherTabs);

export function currentConversation(): Conversation {
  return state;
}

export function subscribeToConversation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last question had no reply when this page was loaded, and still has none. */
export function wasLeftUnanswered({ messages, pending }: Conversation): boolean {
  return pending === null && leftUnanswered !== undefined && messages.at(-1)?.id === leftUnanswered;
}

export function write(text: string): void {
  apply({ type: 'draft', text });
}

export function ask(text: string): void {
  if (apply({ type: 'ask', text, now: Date.now() })) void awaitReply();
}

/** Adds messages to or from the team. */
export function receiveMessages(said: readonly TalkEntry[]): void {
  apply({ type: 'talk', said, now: Date.now() });
}

/** Receives what the visitor writes, instead of the assistant. */
let recipient: ((text: string) => void) | undefined;

export function setRecipient(next: typeof recipient): void {
  recipient = next;
}

/** What the visitor wrote goes to the assistant, or to its replacement. */
export function submit(text: string): void {
  if (!recipient) ask(text);
  else if (canAsk(state, text)) recipient(text);
}

export function askAgain(): void {
  if (apply({ type: 'ask again' })) void awaitReply();
}

export function clear(): void {
  request?.abort();
  apply({ type: 'clear', now: Date.now() });
}

export function rate(id: number, score: Score): void {
  const index = state.messages.findIndex((message) => message.id === id);
  const reply = state.messages[index]?.reply;
  if (!reply || !apply({ type: 'score', id, score })) return;
  postFeedback({ question: state.messages[index - 1]?.text ?? '', replyId: reply.id, score });
}

async function awaitReply(): Promise<void> {
  const { pending, messages } = state;
  const question = messages.at(-1);
  if (pending === null || !question) return;
  request = new AbortController();
  // Messages to people aren't sent to the assistant.
  const earlier = messages.slice(0, -1).filter(({ talk }) => talk === undefined);
  const { text, reply } = await send(question.text, earlier, request.signal);
  apply({ type: 'reply', request: pending, text, reply, now: Date.now() });
}

function apply(change: Change): boolean {
  const before = state;
  state = changed(state, change);
  if (state === before) return false;
  if (state.messages !== before.messages) saveMessages(state.messages);
  if (state.draft !== before.draft) saveDraft(state.draft);
  tell();
  return true;
}

function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === chatStorageKeys.input && !isTypingHere()) {
    state = changed(state, { type: 'draft', text: parseDraft(newValue) });
    tell();
  }
  if (key !== chatStorageKeys.messages) return;
  const incoming = parseMessages(newValue);
  const before = state;
  state = changed(state, { type: 'other tab', messages: incoming });
  // Two tabs wrote at the same time: each adds what the other's copy lacks.
  if (lacks(incoming, state.messages)) saveMessages(state.messages);
  if (state !== before) tell();
}

/** A draft from another tab must not replace what the visitor is typing. */
function isTypingHere(): boolean {
  const focused = document.activeElement;
  return document.hasFocus() && focused instanceof HTMLTextAreaElement && focused.closest(`#${panelId}`) !== null;
}

function lacks(stored: readonly { id: number }[], own: readonly { id: number }[]): boolean {
  if (stored.length === 0) return false;
  const ids = new Set(stored.map(({ id }) => id));
  return own.some(({ id }) => !ids.has(id));
}

async function restore(): Promise<void> {
  const messages = await loadMessagesInSlices();
  state = { ...state, messages: mergeMessages(messages, state.messages), draft: loadDraft() };
  if (isUnanswered(state)) leftUnanswered = state.messages.at(-1)?.id;
}

function tell(): void {
  for (const listener of listeners) listener();
}
