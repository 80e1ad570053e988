import { setImmediate } from 'node:timers/promises';
import { currentClient } from './current-client.ts';

interface Limits {
  /** Tasks that may run at the same time, at most one per client. */
  concurrency?: number;
  /** Limits on waiting tasks, in total and per client; beyond them, `run` throws a TooBusyError. */
  maxWaiting?: number;
  maxPerVisitor?: number;
}

export interface FairQueue {
  /** Runs a task when it is the current client's turn. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Tasks waiting or running. */
  length: () => number;
}

/** The assistant has more questions than it can answer before clients time out. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

type Task = () => Promise<void>;

/**
 * Runs expensive tasks round-robin by client: however many one client has, the others wait for one of them at most.
 * Between two tasks the server does whatever else is pending.
 */
export function createFairQueue({
  concurrency = 1,
  maxWaiting = Infinity,
  maxPerVisitor = Infinity,
}: Limits = {}): FairQueue {
  const tasksOf = new Map<string, Task[]>();
  /** Clients with waiting tasks and none running. */
  const ready = new Set<string>();
  let [running, length] = [0, 0];

  async function work(): Promise<void> {
    if (running >= concurrency) return;
    running += 1;
    // Iterating a set includes what is added in the meantime, so a client with more tasks goes to the end.
    for (const client of ready) {
      ready.delete(client);
      const tasks = tasksOf.get(client) ?? [];
      await tasks.shift()?.();
      if (tasks.length > 0) ready.add(client);
      else tasksOf.delete(client);
      await setImmediate();
    }
    running -= 1;
  }

  return {
    length: () => length,
    async run<Result>(piece: () => Promise<Result>) {
      const client = currentClient();
      const tasks = tasksOf.get(client) ?? [];
      if (length >= maxWaiting || tasks.length >= maxPerVisitor) throw new TooBusyError('The queue is full.');
      length += 1;
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      tasks.push(async () => {
        await piece().then(resolve, reject);
        length -= 1;
      });
      if (!tasksOf.has(client)) ready.add(client);
      tasksOf.set(client, tasks);
      work();
      return promise;
    },
  };
}
