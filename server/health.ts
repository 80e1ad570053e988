import type { ContentHealth } from './admin-host/content-health.ts';
import type { BackendHealth } from './backend-health.ts';
import type { ThreadedAssistant } from './chatbot/threaded-assistant.ts';

/** How the parts of the server do, for whoever watches it. */
export type Health = Partial<BackendHealth> & {
  assistant?: ReturnType<ThreadedAssistant['mode']>;
  content?: ContentHealth;
};

/** In one word: 'impaired' where pages are served but something needs a look. */
export function overall({ assistant, database, outbox, content }: Health = {}): 'ok' | 'impaired' {
  const isImpaired =
    assistant === 'failed' ||
    database === 'away' ||
    database === 'refuses' ||
    outbox === 'late' ||
    outbox === 'given up' ||
    content?.failed !== undefined;
  return isImpaired ? 'impaired' : 'ok';
}
