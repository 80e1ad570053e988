import { loadPanel } from './load-panel.ts';
import { changeView } from './view-store.ts';

/** Opens the chat and asks a question; if a reply is pending, the question is put into the field. */
export async function askInChat(question: string): Promise<void> {
  changeView(() => 'open');
  // If the panel can't be loaded, the launcher says so.
  const show = await loadPanel().catch(() => undefined);
  if (!show) return;
  show();
  const { ask, currentConversation, write } = await import('./conversation-store.ts');
  if (currentConversation().pending === null) ask(question);
  else write(question);
}
