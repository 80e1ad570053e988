import { loadPanel } from './load-panel.ts';
import { changeView } from './view-store.ts';

/** Opens the chat and puts a question to it; while a reply is awaited, the question waits in the field. */
export async function askInChat(question: string): Promise<void> {
  changeView(() => 'open');
  // Where the panel cannot be loaded, the launcher says so.
  const panel = await loadPanel().catch(() => undefined);
  if (!panel) return;
  const { ask, currentConversation, write } = await import('./conversation-store.ts');
  if (currentConversation().pending === null) ask(question);
  else write(question);
}
