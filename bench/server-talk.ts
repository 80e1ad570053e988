import type { Answer, HistoryMessage } from '#assistant/contract.ts';
import { loadAssistant } from '#server/chatbot/load-assistant.ts';

/** Loading takes seconds, and test files of a worker share this module. */
let loading: ReturnType<typeof loadAssistant> | undefined;

/** For tests: the server's assistant, asked one message after another as in a conversation, on a page or none. */
export async function serverTalk(page?: string): Promise<(...messages: readonly string[]) => Promise<Answer>> {
  loading ??= loadAssistant();
  const { assistant, mode, reason } = await loading;
  if (mode !== 'meaning') throw new Error(`The model could not be loaded: ${reason}`);
  return async (...messages) => {
    const history: HistoryMessage[] = messages.slice(0, -1).map((text) => ({ sender: 'user', text }));
    return assistant.reply({ question: messages.at(-1) ?? '', history, page, topK: 3 });
  };
}

export function textOf(answer: Answer): string {
  return 'match' in answer ? answer.match.answer : answer.message;
}
