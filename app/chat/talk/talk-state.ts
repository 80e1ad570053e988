import { readItem } from '../browser-storage.ts';
import { chatStorageKeys } from '../chat-texts.ts';

/** The panel's state of talking with the team. */
export interface TalkState {
  /** The handover form replaces the conversation. */
  handingOver: boolean;
  /** This browser follows a talk. */
  following: boolean;
}

/** The button that opens the form, and gets the focus back. */
export const toTalkButtonId = 'chat-person';

const listeners = new Set<() => void>();
let state: TalkState = { handingOver: false, following: readItem(chatStorageKeys.talk) !== null };

export function currentTalk(): TalkState {
  return state;
}

export function subscribeToTalk(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeTalk(change: Partial<TalkState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function beginHandOver(): void {
  changeTalk({ handingOver: true });
}
