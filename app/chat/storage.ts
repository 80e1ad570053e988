import * as z from 'zod/mini';
import { chatStorageKeys, chatTexts } from '#company/chat.ts';
import { readItem, writeItem } from './browser-storage.ts';
import { greeting } from './conversation.ts';
import { capMessages, mergeMessages } from './merge.ts';
import { type Message, messageSchema } from './message.ts';

const listSchema = z.array(z.unknown());
const draftSchema = z.string().check(z.maxLength(100_000));

/** Whatever is in the storage, as messages in order: a bad record costs that record, a bad list costs the list. */
export function parseMessages(stored: string | null): readonly Message[] {
  if (stored === null) return [];
  const list = listSchema.safeParse(parseJson(stored));
  if (!list.success) return [];
  const byId = new Map<number, Message>();
  for (const record of list.data) {
    const message = messageSchema.safeParse(record);
    if (message.success) byId.set(message.data.id, message.data);
  }
  const messages = [...byId.values()].sort((left, right) => left.id - right.id);
  const [first] = messages;
  if (!first) return [];
  const greeted = first.sender === 'bot' && first.text === chatTexts.greeting;
  return capMessages(
    greeted ? messages : [greeting(Date.parse(first.timestamp)), ...messages.filter(({ id }) => id > 0)],
  );
}

export function loadMessages(): readonly Message[] {
  return parseMessages(readItem(chatStorageKeys.messages));
}

/** Adds to what other tabs have stored meanwhile instead of writing over it. */
export function saveMessages(messages: readonly Message[]): void {
  const all = capMessages(mergeMessages(loadMessages(), messages));
  writeItem(chatStorageKeys.messages, JSON.stringify(all));
}

export function parseDraft(stored: string | null): string {
  const draft = draftSchema.safeParse(stored);
  return draft.success ? draft.data : '';
}

export function loadDraft(): string {
  return parseDraft(readItem(chatStorageKeys.input));
}

export function saveDraft(draft: string): void {
  writeItem(chatStorageKeys.input, draft);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
