import { parentPort } from 'node:worker_threads';
import type { Answer, Inquiry } from '#assistant/contract.ts';
import { loadAssistant, type ReadingMode } from './load-assistant.ts';

/** What goes to the thread and what comes back. */
export interface ThreadRequest {
  request: number;
  inquiry: Inquiry;
}

export type ThreadMessage =
  | { type: 'ready'; mode: ReadingMode; reason?: string | undefined }
  | { type: 'answer'; request: number; answer: Answer }
  | { type: 'failed'; request: number; reason: string };

/** The assistant works in a thread of its own: pages are served without delay while the chat is under load. */
const { assistant, mode, reason } = await loadAssistant();
// The first reply compiles what it needs, which takes a hundred milliseconds: not at a visitor's cost.
await assistant.reply({ question: 'How much is a logo and how long does it take?', history: [], topK: 1 });

function send(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', async ({ request, inquiry }: ThreadRequest) => {
  try {
    send({ type: 'answer', request, answer: await assistant.reply(inquiry) });
  } catch (error) {
    send({ type: 'failed', request, reason: error instanceof Error ? error.message : `${error}` });
  }
});
send({ type: 'ready', mode, reason });
