import type { ContentHealth } from './admin-host/content-health.ts';
import type { BackendHealth } from './backend-health.ts';
import type { ThreadedAssistant } from './chatbot/threaded-assistant.ts';

/** State of the server's parts, for monitoring. */
export type Health = Partial<BackendHealth> & {
  assistant?: ReturnType<ThreadedAssistant['mode']>;
  content?: ContentHealth;
};

/** 'impaired' means that pages are served but something needs attention. */
export function overallStatus({ assistant, database, outbox, content }: Health = {}): 'ok' | 'impaired' {
  const isImpaired =
    assistant === 'failed' ||
    database === 'away' ||
    database === 'refuses' ||
    outbox === 'late' ||
    outbox === 'given up' ||
    content?.failed !== undefined;
  return isImpaired ? 'impaired' : 'ok';
}
