import { whenIdle } from '#app/ui/when-idle.ts';
import type { Inquiry } from '#assistant/contract.ts';
import { localNoMatchMessage } from '#company/no-match.ts';
import { savesData } from '../ui/saves-data.ts';
import { type Answered, readAnswer, withoutMatch } from './answer.ts';
import type { EngineAnswer, EngineRequest } from './engine-worker.ts';

/**
 * The engine in this browser. It runs in a worker, because parsing the knowledge base takes a phone a second, during
 * which nobody could scroll.
 */
let engine: Worker | undefined;
let requests = 0;
/** Slow phones parse the knowledge base in a few seconds; a stalled download must not block the field. */
const timeoutMs = 20_000;

/**
 * Loads the engine, so that it is available offline, and in idle time what it needs to answer. With data saver, that is
 * loaded only if the server doesn't respond.
 */
export function loadEngine(): void {
  startEngine();
  if (!savesData())
    whenIdle(() => {
      prepareFallback();
      return undefined;
    });
}

/** Also loads the knowledge base, because the server is slow and may not answer. */
export function prepareFallback(): void {
  startEngine()?.postMessage({ type: 'prepare' } satisfies EngineRequest);
}

/** The engine's answer, or the fallback message if there is no engine. */
export async function answerLocally(inquiry: Inquiry): Promise<Answered> {
  const answer = await askEngine(inquiry);
  return readAnswer(answer) ?? withoutMatch(localNoMatchMessage, []);
}

function startEngine(): Worker | undefined {
  if (engine) return engine;
  try {
    engine = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
  // It couldn't be loaded; the next question retries.
  engine.addEventListener('error', () => {
    engine = undefined;
  });
  return engine;
}

function askEngine(inquiry: Inquiry): Promise<unknown> {
  const worker = startEngine();
  if (!worker) return Promise.resolve(undefined);
  requests += 1;
  const request = requests;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  function onMessage({ data }: MessageEvent<EngineAnswer>) {
    if (data.request === request) resolve(data.answer);
  }
  function giveUp() {
    resolve(undefined);
  }
  const limit = setTimeout(giveUp, timeoutMs);
  worker.addEventListener('message', onMessage);
  worker.addEventListener('error', giveUp);
  worker.postMessage({ type: 'ask', request, inquiry } satisfies EngineRequest);
  return promise.finally(() => {
    clearTimeout(limit);
    worker.removeEventListener('message', onMessage);
    worker.removeEventListener('error', giveUp);
  });
}
