import * as z from 'zod/mini';
import { readItem, writeItem } from './browser-storage.ts';
import { chatStorageKeys, chatTexts } from './chat-texts.ts';
import { greeting } from './conversation.ts';
import { capMessages, mergeMessages } from './merge.ts';
import { type Message, messageSchema } from './message.ts';

const listSchema = z.array(z.unknown());
/** Checked in one go, within a frame even on a slow phone. */
const recordsAtOnce = 10;
const draftSchema = z.string().check(z.maxLength(100_000));

/** What the storage held when it was last read or written: reading 500 messages again for each new one takes too long. */
let seen: { stored: string; messages: readonly Message[] } | undefined;

/** Whatever is in the storage, as messages in order: a bad record costs that record, a bad list costs the list. */
export function parseMessages(stored: string | null): readonly Message[] {
  if (stored === null) return [];
  if (stored === seen?.stored) return seen.messages;
  return remember(stored, recordsIn(stored).flatMap(parseRecord));
}

/** The same with pauses, for the start: a long conversation takes a phone a fifth of a second to check. */
export async function loadMessagesGently(): Promise<readonly Message[]> {
  const stored = readItem(chatStorageKeys.messages);
  if (stored === null) return [];
  const messages: Message[] = [];
  await pause();
  for (const [index, record] of recordsIn(stored).entries()) {
    if (index % recordsAtOnce === 0) await pause();
    messages.push(...parseRecord(record));
  }
  return remember(stored, messages);
}

/** Adds to what other tabs have stored meanwhile instead of writing over it. */
export function saveMessages(messages: readonly Message[]): void {
  const all = capMessages(mergeMessages(parseMessages(readItem(chatStorageKeys.messages)), messages));
  const stored = JSON.stringify(all);
  writeItem(chatStorageKeys.messages, stored);
  seen = { stored, messages: all };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function recordsIn(stored: string): readonly unknown[] {
  const list = listSchema.safeParse(parseJson(stored));
  return list.success ? list.data : [];
}

function parseRecord(record: unknown): readonly Message[] {
  const message = messageSchema.safeParse(record);
  return message.success ? [message.data] : [];
}

function remember(stored: string, records: readonly Message[]): readonly Message[] {
  seen = { stored, messages: inOrder(records) };
  return seen.messages;
}

function inOrder(records: readonly Message[]): readonly Message[] {
  const messages = [...new Map(records.map((message) => [message.id, message])).values()];
  messages.sort((left, right) => left.id - right.id);
  const [first] = messages;
  if (!first) return [];
  const greeted = first.sender === 'bot' && first.text === chatTexts.greeting;
  return capMessages(
    greeted ? messages : [greeting(Date.parse(first.timestamp)), ...messages.filter(({ id }) => id > 0)],
  );
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
