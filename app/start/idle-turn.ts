import { turn } from './turn.ts';

/** A page that is never idle gets there in the end. */
const patienceMs = 1000;

/** The next moment with nothing better to do; in browsers that know none, the next task. */
export function idleTurn(): Promise<unknown> {
  if (!('requestIdleCallback' in window)) return turn();
  return new Promise((next) => requestIdleCallback(next, { timeout: patienceMs }));
}
