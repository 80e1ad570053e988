import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey } from './client-address.ts';

/**
 * Requests that one connection may have waiting. Browsers and proxies send one after the other; who sends thousands at
 * once would have everybody else wait for them.
 */
export const mostWaiting = 10;
/** For so long an address that did is not let in. */
export const refusedMs = 10_000;

export interface Turns {
  /** Takes note of a new connection. */
  meet(connection: Socket): void;
  /**
   * Tells whether a request of a connection may be taken. Who asks for more at once loses all connections: what they have
   * sent already has to be read up to the end of its packet, which for each costs as much as a hundred pages.
   */
  mayTake(socket: Socket, response: ServerResponse): boolean;
}

export function takingTurns(): Turns {
  const connections = new Map<string, Set<Socket>>();
  const refused = new Set<string>();
  const waiting = new WeakMap<Socket, number>();

  function refuse(address: string) {
    refused.add(address);
    setTimeout(() => refused.delete(address), refusedMs).unref();
    for (const connection of connections.get(address) ?? []) connection.destroy();
  }

  return {
    meet(connection) {
      const address = addressOf(connection);
      if (refused.has(address)) return connection.destroy();
      const others = connections.get(address) ?? new Set();
      connections.set(address, others.add(connection));
      connection.once('close', () => {
        others.delete(connection);
        if (others.size === 0) connections.delete(address);
      });
    },
    mayTake(socket, response) {
      if (socket.destroyed) return false;
      const count = (waiting.get(socket) ?? 0) + 1;
      if (count > mostWaiting) {
        refuse(addressOf(socket));
        socket.destroy();
        return false;
      }
      waiting.set(socket, count);
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
      return true;
    },
  };
}

function addressOf({ remoteAddress = '' }: Socket): string {
  return clientKey(remoteAddress);
}
