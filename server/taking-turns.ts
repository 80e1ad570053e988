import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Requests that one connection may have waiting. Browsers send one after the other; who sends thousands at once would have
 * everybody else wait for them.
 */
export const mostWaiting = 10;

/** Tells whether a request of a connection may be taken; a connection that asks for more at once is closed. */
export function takingTurns(): (socket: Duplex, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Duplex, number>();
  return (socket, response) => {
    // What it had sent before it was closed still comes.
    if (socket.destroyed) return false;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > mostWaiting) {
      socket.destroy();
      return false;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return true;
  };
}
