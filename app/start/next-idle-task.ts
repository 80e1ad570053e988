import { nextTask } from './next-task.ts';

/** A page that is never idle proceeds after this. */
const timeoutMs = 1000;

/** The next idle moment; in browsers without idle callbacks, the next task. */
export function nextIdleTask(): Promise<unknown> {
  if (!('requestIdleCallback' in window)) return nextTask();
  return new Promise((next) => requestIdleCallback(next, { timeout: timeoutMs }));
}
