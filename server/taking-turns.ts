import type { ServerResponse } from 'node:http';
import type { ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { clientKey } from './client-address.ts';
import { contentsOf } from './packets.ts';

/**
 * Requests that one connection may have waiting. Browsers and proxies send one after the other; who sends thousands at
 * once would have everybody else wait for them.
 */
export const mostWaiting = 10;
/** Chunks of a few bytes that one connection may send. Browsers and proxies send large ones, if any. */
export const mostTinyChunks = 1_000;
/** Packets of a few bytes that one request may come in. Browsers and proxies send large ones, but for the last. */
export const mostTinyPackets = 300;
const tinyPacketBytes = 256;
/** For so long an address that did is not let in. */
export const refusedMs = 10_000;

export interface Turns {
  /** Takes note of a new connection. */
  meet(connection: Socket): void;
  /**
   * Watches what a connection sends. A packet is read as a whole, so that thousands of small requests in one would all be
   * made before the first is answered; one with more than may wait is not read at all, nor is a body of crumbs.
   */
  watch(connection: Socket): void;
  /** Watches what a request by HTTP/2 brings, whose connection is not read here. */
  watchStream(stream: ServerHttp2Stream): void;
  /** Tells whether a request of a connection may be taken; who asks for more at once loses all connections. */
  mayTake(socket: Socket, response: ServerResponse): boolean;
}

/** Behind a proxy all visitors come from its address: there only the connection of who sends too much is ended. */
export function takingTurns(behindProxy = false): Turns {
  const connections = new Map<string, Set<Socket>>();
  const refused = new Set<string>();
  const waiting = new WeakMap<Socket, number>();
  const tinyPackets = new WeakMap<Socket, number>();

  function refuse(one: { destroy(): void }, address: string) {
    one.destroy();
    if (behindProxy) return;
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
    watch(connection) {
      // With somebody listening, Node hands what arrives to `push` instead of straight to its parser.
      connection.on('data', () => undefined);
      let tinyChunks = 0;
      const isTooMuch = (packet: Buffer) => {
        const found = contentsOf(packet, { requests: mostWaiting, tinyChunks: mostTinyChunks });
        tinyChunks += found.tinyChunks;
        const packets = (tinyPackets.get(connection) ?? 0) + (packet.length < tinyPacketBytes ? 1 : 0);
        tinyPackets.set(connection, packets);
        return found.requests > mostWaiting || tinyChunks > mostTinyChunks || packets > mostTinyPackets;
      };
      lookFirst(connection, isTooMuch, () => refuse(connection, addressOf(connection)));
    },
    watchStream(stream) {
      let packets = 0;
      const isTooMuch = (packet: Buffer) => {
        if (packet.length < tinyPacketBytes) packets += 1;
        return packets > mostTinyPackets;
      };
      lookFirst(stream, isTooMuch, () => stream.session && refuse(stream.session, addressOf(stream.session.socket)));
    },
    mayTake(socket, response) {
      if (socket.destroyed) return false;
      const count = (waiting.get(socket) ?? 0) + 1;
      if (count > mostWaiting) {
        refuse(socket, addressOf(socket));
        return false;
      }
      waiting.set(socket, count);
      tinyPackets.delete(socket);
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
      return true;
    },
  };
}

/** Has everything that arrives looked at before anybody reads it; what is too much is read by nobody. */
function lookFirst(stream: Duplex, isTooMuch: (packet: Buffer) => boolean, refuse: () => unknown): void {
  const { push } = stream;
  stream.push = (packet, encoding) => {
    if (!Buffer.isBuffer(packet) || !isTooMuch(packet)) return push.call(stream, packet, encoding);
    refuse();
    return false;
  };
}

function addressOf({ remoteAddress = '' }: Pick<Socket, 'remoteAddress'>): string {
  return clientKey(remoteAddress);
}
