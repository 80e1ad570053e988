import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Inquiry } from '#assistant/contract.ts';
import { createSearch, type VectoredDocument } from '#search/create-search.ts';
import type { SearchResult } from '#search/document.ts';
import { loadAssistant, type ReadingMode } from './load-assistant.ts';

/** The thread's start-up data. */
export interface ThreadData {
  documents: readonly VectoredDocument[];
}

/** Messages to and from the thread. */
export type ThreadRequest = { request: number } & ({ inquiry: Inquiry } | { query: string });

export type ThreadMessage =
  | { type: 'ready'; mode: ReadingMode; reason?: string | undefined }
  | { type: 'answer'; request: number; answer: Answer }
  | { type: 'found'; request: number; results: SearchResult[] }
  | { type: 'failed'; request: number; reason: string };

/**
 * The assistant runs in a worker thread, so that pages are served without delay while the chat is under load. The
 * search uses the encoder as well, which is too large to be loaded twice.
 */
const { assistant, mode, reason, encoder } = await loadAssistant();
const { documents }: ThreadData = workerData;
const search = createSearch({ documents, encoder });
// The first reply takes a hundred milliseconds of compilation, so one is made before any visitor asks.
await assistant.reply({ question: 'How much is a logo and how long does it take?', history: [], topK: 1 });

function send(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', async (asked: ThreadRequest) => {
  const { request } = asked;
  try {
    if ('query' in asked) send({ type: 'found', request, results: await search(asked.query) });
    else send({ type: 'answer', request, answer: await assistant.reply(asked.inquiry) });
  } catch (error) {
    send({ type: 'failed', request, reason: error instanceof Error ? error.message : `${error}` });
  }
});
send({ type: 'ready', mode, reason });
