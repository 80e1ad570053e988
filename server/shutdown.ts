import type { ServerResponse } from 'node:http';
import { Http2ServerResponse, type ServerHttp2Session } from 'node:http2';
import { Server as NetServer, type Socket } from 'node:net';
import type { WebServer } from './http-server.ts';

const patienceMs = 10_000;
/** A connection that brings no request for this long after we stopped is closed: none is on its way. */
const idleMs = 1_000;
const idleCheckMs = 50;

/** Resolves to false when some requests took too long and were cut off. */
export type ShutDown = (patience?: number) => Promise<boolean>;

/**
 * Gives the way to stop a server without failing a request: no new connection is taken, and every answer from now on
 * says `connection: close`. A kept-alive connection may have its next request on the way already, so none is closed
 * before it has brought one or has been silent for a while. HTTP/2 has a word of its own for the same: its sessions take
 * no new request and end with their last answer.
 */
export function prepareShutDown(server: WebServer): ShutDown {
  const sockets = new Map<string, Socket>();
  const underWay = new Set<ServerResponse>();
  const sessions = new Map<ServerHttp2Session, string>();
  let stopping = false;

  /** With TLS a connection comes twice, bare and then secured: the later one takes the place of the first. */
  function onConnection(socket: Socket): void {
    const key = keyOf(socket);
    sockets.set(key, socket);
    socket.once('close', () => sockets.get(key) === socket && sockets.delete(key));
  }
  server.on('connection', onConnection);
  server.on('secureConnection', onConnection);
  server.on('session', (session: ServerHttp2Session) => {
    sessions.set(session, keyOf(session.socket));
    session.once('close', () => sessions.delete(session));
    if (stopping) session.close();
  });
  server.prependListener('request', (_request: unknown, response: ServerResponse | Http2ServerResponse) => {
    if (response instanceof Http2ServerResponse || response.destroyed || response.socket?.destroyed) return;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (stopping) closeAfter(response);
  });

  /** Also those that browsers open for later and never use, which Node does not count as idle. */
  function closeIdle(): void {
    const busy = new Set([...Array.from(underWay, ({ socket }) => socket && keyOf(socket)), ...sessions.values()]);
    for (const [key, socket] of sockets) if (!busy.has(key)) socket.destroySoon();
  }

  return (patience = patienceMs) => {
    stopping = true;
    for (const response of underWay) closeAfter(response);
    for (const session of sessions.keys()) session.close();
    return new Promise((resolve) => {
      let idleCheck: NodeJS.Timeout | undefined;
      const idle = setTimeout(() => {
        idleCheck = setInterval(closeIdle, idleCheckMs);
      }, idleMs);
      let finished = true;
      const limit = setTimeout(() => {
        finished = false;
        for (const socket of sockets.values()) socket.destroy();
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

function keyOf({ remoteAddress, remotePort }: Pick<Socket, 'remoteAddress' | 'remotePort'>): string {
  return `${remoteAddress} ${remotePort}`;
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
