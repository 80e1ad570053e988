import { Worker } from 'node:worker_threads';
import type { Assistant } from '#assistant/assistant.ts';
import type { Answer, Inquiry } from '#assistant/contract.ts';
import type { Search, VectoredDocument } from '#search/create-search.ts';
import type { SearchResult } from '#search/document.ts';
import type { ThreadData, ThreadMessage, ThreadRequest } from './assistant-thread.ts';
import type { ReadingMode } from './load-assistant.ts';
import { TooBusyError } from './too-busy.ts';

/** The last of so many is answered in about four seconds, half of what the chat waits before it answers by itself. */
export const mostWaiting = 100;

export interface ThreadedAssistant extends Assistant {
  search: Search;
  /** How questions are read, once the thread has said so. */
  mode(): ReadingMode | 'starting' | 'failed';
  /** Questions and searches under way. */
  waiting(): number;
  /** Resolves when it can answer at once, or never will. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(found: Answer | SearchResult[]): void;
  reject(error: Error): void;
}

interface Options {
  /** What the search can find. */
  documents: readonly VectoredDocument[];
  /** Told when questions are read by their words alone, or the thread had to be started again. */
  warn(message: string): void;
  /** A thread that ends before it could answer is started again after this long. */
  restartMs?: number;
  /** What runs in the thread. */
  thread?: URL;
}

/** Starts the assistant's thread; questions wait until it can answer. A thread that ends is started again. */
export function startAssistant({
  documents,
  warn,
  restartMs = 10_000,
  thread = new URL('./assistant-thread.ts', import.meta.url),
}: Options): ThreadedAssistant {
  const waiting = new Map<number, Waiting>();
  let [requests, underWay] = [0, 0];
  let mode: ReturnType<ThreadedAssistant['mode']> = 'starting';
  let restart: NodeJS.Timeout | undefined;
  let closed = false;
  let { worker, ready } = start();

  function startAgain(): void {
    ({ worker, ready } = start());
  }

  function start(): { worker: Worker; ready: Promise<void> } {
    const started = new Worker(thread, { workerData: { documents } satisfies ThreadData });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    started.on('message', (message: ThreadMessage) => {
      if (message.type === 'ready') {
        mode = message.mode;
        if (message.mode === 'words') warn(`Questions are read by their words alone: ${message.reason}`);
        resolve();
        return;
      }
      const asked = waiting.get(message.request);
      waiting.delete(message.request);
      if (message.type === 'answer') asked?.resolve(message.answer);
      else if (message.type === 'found') asked?.resolve(message.results);
      else asked?.reject(new Error(message.reason));
    });
    started.on('error', (error) => {
      warn(`The assistant’s thread failed: ${error.message}`);
      reject(error);
    });
    // Whoever asks is told; nobody asking is no reason to end the server.
    promise.catch(() => undefined);
    started.on('exit', () => {
      for (const { reject: fail } of waiting.values()) fail(new Error('The assistant’s thread ended.'));
      waiting.clear();
      if (closed) return;
      const didStart = mode === 'meaning' || mode === 'words';
      mode = didStart ? 'starting' : 'failed';
      warn(`The assistant’s thread ended and is started again${didStart ? '.' : ' in a while.'}`);
      if (didStart) startAgain();
      else restart = setTimeout(startAgain, restartMs).unref();
    });
    return { worker: started, ready: promise };
  }

  async function ask(what: { inquiry: Inquiry } | { query: string }): Promise<Answer | SearchResult[]> {
    if (underWay >= mostWaiting) throw new TooBusyError('More is asked than can be answered in time.');
    underWay += 1;
    try {
      return await answerTo(what);
    } finally {
      underWay -= 1;
    }
  }

  async function answerTo(what: { inquiry: Inquiry } | { query: string }): Promise<Answer | SearchResult[]> {
    await ready;
    requests += 1;
    const request = requests;
    return new Promise((resolve, reject) => {
      waiting.set(request, { resolve, reject });
      worker.postMessage({ request, ...what } satisfies ThreadRequest);
    });
  }

  return {
    mode: () => mode,
    waiting: () => underWay,
    settled: () => ready.catch(() => undefined),
    // The thread answers each in its kind.
    reply: (inquiry) => ask({ inquiry }) as Promise<Answer>,
    search: (query) => ask({ query }) as Promise<SearchResult[]>,
    async close() {
      closed = true;
      clearTimeout(restart);
      await worker.terminate();
    },
  };
}
