import { type Assistant, createAssistant } from '#assistant/assistant.ts';
import type { Answer, Inquiry } from '#assistant/contract.ts';
import { localNoMatchMessage } from '#company/chat.ts';

export type EngineRequest = { type: 'prepare' } | { type: 'ask'; request: number; inquiry: Inquiry };

export interface EngineAnswer {
  request: number;
  answer: Answer;
}

let complete: Promise<Assistant> | undefined;

self.addEventListener('message', async ({ data }: MessageEvent<EngineRequest>) => {
  const assistant = await loadAssistant();
  if (data.type === 'prepare') return;
  const answer = assistant.reply(data.inquiry);
  self.postMessage({ request: data.request, answer } satisfies EngineAnswer);
});

/** Without a network the knowledge base may not come; prices, times, places and policies are answered all the same. */
async function loadAssistant(): Promise<Assistant> {
  complete ??= import('#knowledge/browser.ts').then(({ loadEntries }) => withEntries(loadEntries()));
  try {
    return await complete;
  } catch {
    complete = undefined;
    return withEntries([]);
  }
}

function withEntries(entries: Parameters<typeof createAssistant>[0]['entries']): Assistant {
  return createAssistant({ entries, noMatch: localNoMatchMessage });
}
