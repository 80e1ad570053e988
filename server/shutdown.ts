import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

const patienceMs = 10_000;
/** A connection that brings no request for this long after we stopped is closed: none is on its way. */
const idleMs = 1_000;
const idleCheckMs = 50;

/** Resolves to false when some requests took too long and were cut off. */
export type ShutDown = (patience?: number) => Promise<boolean>;

/**
 * Gives the way to stop a server without failing a request: no new connection is taken, and every answer from now on
 * says `connection: close`. A kept-alive connection may have its next request on the way already, so none is closed
 * before it has brought one or has been silent for a while.
 */
export function prepareShutDown(server: Server): ShutDown {
  const sockets = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let stopping = false;

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (stopping) closeAfter(response);
  });

  /** Also those that browsers open for later and never use, which Node does not count as idle. */
  function closeIdle(): void {
    const busy = new Set(Array.from(underWay, ({ socket }) => socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon();
  }

  return (patience = patienceMs) => {
    stopping = true;
    for (const response of underWay) closeAfter(response);
    return new Promise((resolve) => {
      let idleCheck: NodeJS.Timeout | undefined;
      const idle = setTimeout(() => {
        idleCheck = setInterval(closeIdle, idleCheckMs);
      }, idleMs);
      let finished = true;
      const limit = setTimeout(() => {
        finished = false;
        server.closeAllConnections();
      }, patience);
      // The HTTP server's own way to close ends idle connections at once, under the requests that are on their way.
      const close = () =>
        NetServer.prototype.close.call(server, () => {
          clearTimeout(idle);
          clearInterval(idleCheck);
          clearTimeout(limit);
          resolve(finished);
        });
      // Connections that the system has taken and we have not would be cut off: a round of the loop takes them first.
      setImmediate(() => setImmediate(() => setImmediate(close)));
    });
  };
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
