import { isTalkKey } from '#leads/talk-addresses.ts';
import { readItem, writeItem } from '../browser-storage.ts';
import { chatStorageKeys } from '../chat-texts.ts';

/** The talk this browser follows. */
export interface StoredTalk {
  key: string;
  /** How many messages after the first have been received here. */
  known: number;
  /** What was last sent, and its id: the same text keeps its id across page loads. */
  attempt?: { text: string; id: string };
}

export function loadTalk(): StoredTalk | undefined {
  try {
    const { key, known, attempt } = JSON.parse(readItem(chatStorageKeys.talk) ?? 'null') ?? {};
    if (typeof key !== 'string' || !isTalkKey(key)) return undefined;
    const isAttempt = typeof attempt?.text === 'string' && typeof attempt.id === 'string';
    return { key, known: Number.isInteger(known) ? known : 0, ...(isAttempt ? { attempt } : {}) };
  } catch {
    return undefined;
  }
}

export function saveTalk(talk: StoredTalk): void {
  writeItem(chatStorageKeys.talk, JSON.stringify(talk));
}

export function forgetTalk(): void {
  try {
    localStorage.removeItem(chatStorageKeys.talk);
  } catch {
    // Without storage nothing is kept.
  }
}
