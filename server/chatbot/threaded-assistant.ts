import { Worker } from 'node:worker_threads';
import type { Assistant } from '#assistant/assistant.ts';
import type { Answer, Inquiry } from '#assistant/contract.ts';
import type { Search, VectoredDocument } from '#search/create-search.ts';
import type { SearchResult } from '#search/document.ts';
import { createFairQueue } from '../fair-queue.ts';
import type { ThreadData, ThreadMessage, ThreadRequest } from './assistant-thread.ts';
import type { ReadingMode } from './load-assistant.ts';

/** The last one in the queue waits about four seconds, half of the chat's timeout, after which the browser answers. */
export const maxWaiting = 100;
/** The share of the queue one IP address may take. */
export const maxPerVisitor = 20;
/** One in progress and one ready for the thread. */
const concurrency = 2;

export interface ThreadedAssistant extends Assistant {
  search: Search;
  /**
   * How questions are understood, once the thread has reported it; 'asleep' until the first question if that starts it.
   */
  mode(): ReadingMode | 'asleep' | 'starting' | 'failed';
  /** Questions and searches in progress. */
  waiting(): number;
  /** Resolves when it is ready, has failed for good, or waits for the first question. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(found: Answer | SearchResult[]): void;
  reject(error: Error): void;
}

interface Options {
  /** The documents of the search. */
  documents: readonly VectoredDocument[];
  /** Called when questions are understood by words alone, or the thread had to be restarted. */
  warn(message: string): void;
  /** Whether the thread starts with the first question, which then waits for it, instead of immediately. */
  startsWhenAsked?: boolean;
  /** The delay before restarting a thread that exited before it was ready. */
  restartMs?: number;
  /** The thread's script. */
  thread?: URL;
}

interface Running {
  worker: Worker;
  ready: Promise<void>;
}

/** Starts the assistant's thread; questions wait until it is ready. If it exits, it is restarted. */
export function startAssistant({
  documents,
  warn,
  startsWhenAsked = false,
  restartMs = 10_000,
  thread = new URL('./assistant-thread.ts', import.meta.url),
}: Options): ThreadedAssistant {
  const waiting = new Map<number, Waiting>();
  const queue = createFairQueue({ concurrency, maxWaiting, maxPerVisitor });
  let requests = 0;
  let mode: ReturnType<ThreadedAssistant['mode']> = startsWhenAsked ? 'asleep' : 'starting';
  let restart: NodeJS.Timeout | undefined;
  let closed = false;
  let running = startsWhenAsked ? undefined : start();

  function startAgain(): void {
    running = start();
  }

  function wakeUp(): Running {
    mode = 'starting';
    running = start();
    return running;
  }

  function start(): Running {
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
    // Callers get the error; without any, it must not end the process.
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

  async function answerTo(what: { inquiry: Inquiry } | { query: string }): Promise<Answer | SearchResult[]> {
    await (running ?? wakeUp()).ready;
    requests += 1;
    const request = requests;
    return new Promise((resolve, reject) => {
      waiting.set(request, { resolve, reject });
      running?.worker.postMessage({ request, ...what } satisfies ThreadRequest);
    });
  }

  return {
    mode: () => mode,
    waiting: queue.length,
    settled: async () => running?.ready.catch(() => undefined),
    // The thread's response always matches the kind of request.
    reply: (inquiry) => queue.run(() => answerTo({ inquiry })) as Promise<Answer>,
    search: (query) => queue.run(() => answerTo({ query })) as Promise<SearchResult[]>,
    async close() {
      closed = true;
      clearTimeout(restart);
      await running?.worker.terminate();
    },
  };
}
