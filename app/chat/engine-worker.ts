import { type Assistant, createAssistant } from '#assistant/assistant.ts';
import type { Answer, Inquiry } from '#assistant/contract.ts';
import { browserTokenBudget } from '#assistant/understand.ts';
import { createShop } from '#catalogue/shop.ts';
import { localNoMatchMessage } from '#company/no-match.ts';
import { createStudent } from '#language/encode/student.ts';
import { readVectors } from '#language/encode/vectors.ts';

export type EngineRequest = { type: 'prepare' } | { type: 'ask'; request: number; inquiry: Inquiry };

export interface EngineAnswer {
  request: number;
  answer: Answer;
}

let complete: Promise<Assistant> | undefined;

self.addEventListener('message', async ({ data }: MessageEvent<EngineRequest>) => {
  const assistant = await loadAssistant();
  if (data.type === 'prepare') return;
  const answer = await assistant.reply(data.inquiry);
  self.postMessage({ request: data.request, answer } satisfies EngineAnswer);
});

/** The small encoder and its vectors; the browser caches both. */
async function loadStudent() {
  const [student, vectors] = await Promise.all([
    fetch(new URL('../../training/model/student.bin', import.meta.url)),
    fetch(new URL('../../training/model/student-vectors.bin', import.meta.url)),
  ]);
  if (!student.ok || !vectors.ok) throw new Error('The small encoder cannot be fetched.');
  return {
    encoder: createStudent(await student.arrayBuffer()),
    vectors: readVectors(await vectors.arrayBuffer(), { trusted: true }),
  };
}

async function loadComplete(): Promise<Assistant> {
  const [{ loadEntries }, { default: numbers }, student] = await Promise.all([
    import('#knowledge/browser.ts'),
    import('virtual:wording-numbers'),
    loadStudent().catch(() => undefined),
  ]);
  return withEntries({ entries: loadEntries(), wordingNumbers: new Map(numbers), ...student });
}

/** Offline the knowledge base may be missing; prices and times are still answered. */
async function loadAssistant(): Promise<Assistant> {
  complete ??= loadComplete();
  try {
    return await complete;
  } catch {
    complete = undefined;
    return withEntries({ entries: [] });
  }
}

function withEntries(options: Omit<Parameters<typeof createAssistant>[0], 'shop' | 'noMatch'>): Promise<Assistant> {
  return createAssistant({
    ...options,
    shop: createShop(),
    noMatch: localNoMatchMessage,
    maxTokens: browserTokenBudget,
  });
}
