import cluster from 'node:cluster';
import type { ContentHealth } from './content-health.ts';
import type { SupervisorRequest } from './staff-request.ts';

/** Messages between the server and the supervisor, which restarts it when staff publish. */
export type ToSupervisor =
  | { type: 'ready' }
  | { type: 'content-changed' }
  | { type: 'ask'; request: number; asked: SupervisorRequest };
export type FromSupervisor =
  | { type: 'content'; health: ContentHealth }
  | { type: 'answer'; request: number; answer?: unknown; failed?: string };

export interface Supervision {
  /** This server is ready. */
  ready: () => void;
  /** Staff may have published something. */
  contentChanged: () => void;
  /** Asks the supervisor about a record; rejects with a message for staff. */
  ask: (asked: SupervisorRequest) => Promise<unknown>;
  health: () => { content?: ContentHealth };
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/** Present only when a supervisor has started this process. */
export function joinSupervision(): Supervision | undefined {
  if (!cluster.isWorker) return undefined;
  const send = (message: ToSupervisor) => void process.send?.(message);
  const waiting = new Map<number, Waiting>();
  let requests = 0;
  let health: ContentHealth | undefined;
  process.on('message', (message: FromSupervisor) => {
    if (message?.type === 'content') health = message.health;
    if (message?.type !== 'answer') return;
    const asked = waiting.get(message.request);
    waiting.delete(message.request);
    if (message.failed === undefined) asked?.resolve(message.answer);
    else asked?.reject(new Error(message.failed));
  });
  return {
    ready: () => send({ type: 'ready' }),
    contentChanged: () => send({ type: 'content-changed' }),
    ask(asked) {
      requests += 1;
      const request = requests;
      return new Promise((resolve, reject) => {
        waiting.set(request, { resolve, reject });
        send({ type: 'ask', request, asked });
      });
    },
    health: () => (health ? { content: health } : {}),
  };
}
