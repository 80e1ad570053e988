import type { ServerResponse } from 'node:http';
import { Http2ServerResponse, type ServerHttp2Session } from 'node:http2';
import { Server as NetServer, type Socket } from 'node:net';
import type { WebServer } from './http-server.ts';

const timeoutMs = 10_000;
/** A connection without a request for this long after shutdown began is closed: none is on its way. */
const idleMs = 1_000;
const idleCheckMs = 50;

/** Resolves to false if some requests took too long and were cut off. */
export type ShutDown = (timeout?: number) => Promise<boolean>;

/**
 * Returns a function that stops a server without failing a request: no new connections are accepted, and every further
 * response says `connection: close`. A keep-alive connection may already have its next request on the way, so none is
 * closed before it has sent one or has been idle for a while. HTTP/2 has GOAWAY for this: its sessions accept no new
 * requests and end with their last response.
 */
export function prepareShutDown(server: WebServer): ShutDown {
  const sockets = new Map<string, Socket>();
  const underWay = new Set<ServerResponse>();
  const sessions = new Map<ServerHttp2Session, string>();
  let stopping = false;

  /** With TLS a connection is reported twice, first raw and then secured; the latter replaces the former. */
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

  /** Including those that browsers open in advance and never use, which Node doesn't count as idle. */
  function closeIdle(): void {
    const busy = new Set([...Array.from(underWay, ({ socket }) => socket && keyOf(socket)), ...sessions.values()]);
    for (const [key, socket] of sockets) if (!busy.has(key)) socket.destroySoon();
  }

  return (timeout = timeoutMs) => {
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
      }, timeout);
      // The HTTP server's own close ends idle connections at once, even if a request is on its way.
      const close = () =>
        NetServer.prototype.close.call(server, () => {
          clearTimeout(idle);
          clearInterval(idleCheck);
          clearTimeout(limit);
          resolve(finished);
        });
      // Connections that the system has accepted and we haven't would be cut off, so they are accepted in one more turn
      // of the event loop.
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
