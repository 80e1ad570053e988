import cluster from 'node:cluster';
import type { ContentHealth } from './content-health.ts';

/** What goes between the server and the supervisor that starts it anew when staff publish something. */
export type ToSupervisor = { type: 'ready' } | { type: 'content-changed' };
export type FromSupervisor = { type: 'content'; health: ContentHealth };

export interface Supervision {
  /** This server answers. */
  ready: () => void;
  /** Staff may have published something. */
  contentChanged: () => void;
  health: () => { content?: ContentHealth };
}

/** Present only when a supervisor has started this process. */
export function joinSupervision(): Supervision | undefined {
  if (!cluster.isWorker) return undefined;
  const send = (message: ToSupervisor) => void process.send?.(message);
  let health: ContentHealth | undefined;
  process.on('message', (message: FromSupervisor) => {
    if (message?.type === 'content') health = message.health;
  });
  return {
    ready: () => send({ type: 'ready' }),
    contentChanged: () => send({ type: 'content-changed' }),
    health: () => (health ? { content: health } : {}),
  };
}
