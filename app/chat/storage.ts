import * as z from 'zod/mini';
import { readItem, writeItem } from './browser-storage.ts';
import { chatStorageKeys, chatTexts } from './chat-texts.ts';
import { greeting } from './conversation.ts';
import { capMessages, mergeMessages } from './merge-messages.ts';
import { type Message, messageSchema } from './message.ts';

const listSchema = z.array(z.unknown());
/** How many are validated at once, within a frame even on a slow phone. */
const recordsAtOnce = 10;
const draftSchema = z.string().check(z.maxLength(100_000));

/** The storage's content when last read or written: parsing 500 messages again for each new one takes too long. */
let seen: { stored: string; messages: readonly Message[] } | undefined;

/** The stored messages in order. An invalid record is dropped; an invalid list is empty. */
export function parseMessages(stored: string | null): readonly Message[] {
  if (stored === null) return [];
  if (stored === seen?.stored) return seen.messages;
  return remember(stored, recordsIn(stored).flatMap(parseRecord));
}

/** The same in slices, for start-up: a long conversation takes a phone a fifth of a second to validate. */
export async function loadMessagesInSlices(): Promise<readonly Message[]> {
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

/** Merges with what other tabs have stored in the meantime instead of overwriting it. */
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
