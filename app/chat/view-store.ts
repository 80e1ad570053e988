import { readItem, writeItem } from './browser-storage.ts';
import { chatStorageKeys } from './chat-texts.ts';
import { fromFlags, toFlags, type View } from './view-state.ts';

export interface ViewSnapshot {
  view: View;
  /** The visitor opened it in this tab just now, so the panel may take the focus. */
  byVisitor: boolean;
  /** There is an unread reply from the team. */
  news: boolean;
}

const closed: ViewSnapshot = { view: 'closed', byVisitor: false, news: false };
const listeners = new Set<() => void>();
let snapshot = closed;
let restored = false;

export function currentView(): ViewSnapshot {
  return snapshot;
}

export function viewOnServer(): ViewSnapshot {
  return closed;
}

export function subscribeToView(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

export function changeView(next: (view: View) => View): void {
  restored = true;
  set({ view: next(snapshot.view), byVisitor: true, news: snapshot.news });
  const flags = toFlags(snapshot.view);
  writeItem(chatStorageKeys.open, String(flags.open));
  writeItem(chatStorageKeys.minimized, String(flags.minimized));
}

/** Reopens the panel if the visitor left it open; once per page, and never if they have acted since. */
export function restoreView(): void {
  if (restored) return;
  restored = true;
  set({ view: storedView(), byVisitor: false, news: storedNews() });
}

function storedNews(): boolean {
  return readItem(chatStorageKeys.news) === 'true';
}

/** Without schemas, which would be larger than the whole launcher. */
function storedView(): View {
  return fromFlags({
    open: readItem(chatStorageKeys.open) === 'true',
    minimized: readItem(chatStorageKeys.minimized) === 'true',
  });
}

function followOtherTabs(event: StorageEvent): void {
  if (!/chat-(open|mini|news)/.test(`${event.key}`)) return;
  set({ view: storedView(), byVisitor: false, news: storedNews() });
}

function set(next: ViewSnapshot): void {
  if (next.view === 'open' && next.news) {
    writeItem(chatStorageKeys.news, 'false');
    next.news = false;
  }
  if (next.view === snapshot.view && next.news === snapshot.news) return;
  snapshot = next;
  for (const listener of listeners) listener();
}
