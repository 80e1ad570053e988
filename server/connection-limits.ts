import type { ServerResponse } from 'node:http';
import { constants, type ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { clientKey } from './client-address.ts';
import { countContents } from './packets.ts';
import { createRateLimit } from './rate-limit.ts';

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
/** Requests by HTTP/2 that one address may have under way: several people behind one address, each loading a page. */
const mostUnderWay = 128;
/** Requests by HTTP/2 that one address may break off within ten seconds. Leaving a page breaks off a dozen. */
const mostBrokenOff = 200;
const brokenOffMs = 10_000;
/** A request by HTTP/2 that takes longer, because its sender or reader crawls, is ended; version 1 has limits of Node's. */
const longestMs = 120_000;
/** How long an offending address is refused. */
export const refusedMs = 10_000;

export interface ConnectionLimits {
  /** Registers a new connection. */
  meet(connection: Socket): void;
  /**
   * Watches what a connection sends. A packet is read as a whole, so that thousands of small requests in one would all be
   * made before the first is answered; one with more than may wait is not read at all, nor is a body sent in tiny chunks.
   */
  watch(connection: Socket): void;
  /**
   * Watches a request by HTTP/2: what it brings, since its connection is not read here, and how it ends. Who breaks off
   * request after request loses all connections: each costs us more than its sender.
   */
  watchStream(stream: ServerHttp2Stream): void;
  /** Whether a request may be accepted; a client with too many at once loses all its connections. */
  mayTake(socket: Socket, response: ServerResponse): boolean;
}

/** Behind a proxy all visitors share an address, so only the offending connection is closed. */
export function limitConnections(behindProxy = false): ConnectionLimits {
  const connections = new Map<string, Set<Socket>>();
  const refused = new Set<string>();
  const waiting = new WeakMap<Socket, number>();
  const tinyPackets = new WeakMap<Socket, number>();
  const underWay = new Map<string, number>();
  const brokenOff = createRateLimit({ limit: mostBrokenOff, windowMs: brokenOffMs });

  /** Counts requests that are under way, by address; behind a proxy by connection. */
  function countUnderWay(key: string, change: 1 | -1): number {
    const count = (underWay.get(key) ?? 0) + change;
    if (count > 0) underWay.set(key, count);
    else underWay.delete(key);
    return count;
  }

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
      // With a `data` listener, Node passes packets to `push` instead of directly to its parser.
      connection.on('data', () => undefined);
      let tinyChunks = 0;
      const isTooMuch = (packet: Buffer) => {
        const found = countContents(packet, { requests: mostWaiting, tinyChunks: mostTinyChunks });
        tinyChunks += found.tinyChunks;
        const packets = (tinyPackets.get(connection) ?? 0) + (packet.length < tinyPacketBytes ? 1 : 0);
        tinyPackets.set(connection, packets);
        return found.requests > mostWaiting || tinyChunks > mostTinyChunks || packets > mostTinyPackets;
      };
      lookFirst(connection, isTooMuch, () => refuse(connection, addressOf(connection)));
    },
    watchStream(stream) {
      const { session } = stream;
      if (!session || session.destroyed) return;
      const address = addressOf(session.socket);
      const key = behindProxy ? `${address} ${session.socket.remotePort}` : address;
      let packets = 0;
      const isTooMuch = (packet: Buffer) => {
        if (packet.length < tinyPacketBytes) packets += 1;
        return packets > mostTinyPackets;
      };
      lookFirst(stream, isTooMuch, () => refuse(session, address));
      if (countUnderWay(key, 1) > mostUnderWay) refuse(session, address);
      const limit = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), longestMs).unref();
      stream.once('close', () => {
        clearTimeout(limit);
        countUnderWay(key, -1);
        const isBrokenOff = stream.rstCode === constants.NGHTTP2_CANCEL;
        if (isBrokenOff && !brokenOff.take(key, performance.now()).allowed) refuse(session, address);
      });
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

/** Inspects everything that arrives before it is parsed; packets over the limit never are. */
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
