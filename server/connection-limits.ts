import type { ServerResponse } from 'node:http';
import { constants, type ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { clientKey } from './client-address.ts';
import { countContents } from './packets.ts';
import { createRateLimit } from './rate-limit.ts';

/**
 * Pipelined requests per connection. Browsers and proxies send one after another; thousands at once would make everyone
 * else wait.
 */
export const maxPipelined = 10;
/** Tiny chunks per connection. Browsers and proxies send large ones, if any. */
export const maxTinyChunks = 1_000;
/** Tiny packets per request. Browsers and proxies send large ones, except for the last. */
export const maxTinyPackets = 300;
const tinyPacketBytes = 256;
/** Concurrent HTTP/2 requests per address: several people behind one address, each loading a page. */
const maxConcurrentRequests = 128;
/** HTTP/2 requests one address may cancel within ten seconds. Leaving a page cancels a dozen. */
const maxResets = 200;
const resetWindowMs = 10_000;
/**
 * HTTP/2 requests that take longer, because the client sends or reads too slowly, are ended; for HTTP/1 Node has its
 * own limits.
 */
const maxRequestMs = 120_000;
/** How long an offending address is blocked. */
export const blockedMs = 10_000;

export interface ConnectionLimits {
  /** Registers a new connection. */
  register(connection: Socket): void;
  /**
   * Watches what a connection sends. Node parses a packet as a whole, so thousands of small requests in one would all
   * be created before the first is answered. A packet with too many isn't parsed at all, and neither is a body sent in
   * tiny chunks.
   */
  watch(connection: Socket): void;
  /**
   * Watches an HTTP/2 request: the data it sends, because its connection isn't inspected here, and how it ends. A
   * client that cancels one request after another loses all its connections, because each costs us more than the
   * client.
   */
  watchStream(stream: ServerHttp2Stream): void;
  /** Whether a request may be accepted; a client with too many at once loses all its connections. */
  mayAccept(socket: Socket, response: ServerResponse): boolean;
}

/** Behind a proxy all visitors share an address, so only the offending connection is closed. */
export function limitConnections(behindProxy = false): ConnectionLimits {
  const connections = new Map<string, Set<Socket>>();
  const blocked = new Set<string>();
  const waiting = new WeakMap<Socket, number>();
  const tinyPackets = new WeakMap<Socket, number>();
  const concurrent = new Map<string, number>();
  const resets = createRateLimit({ limit: maxResets, windowMs: resetWindowMs });

  /** Counts requests in progress, by address; behind a proxy by connection. */
  function countRequests(key: string, change: 1 | -1): number {
    const count = (concurrent.get(key) ?? 0) + change;
    if (count > 0) concurrent.set(key, count);
    else concurrent.delete(key);
    return count;
  }

  function block(one: { destroy(): void }, address: string) {
    one.destroy();
    if (behindProxy) return;
    blocked.add(address);
    setTimeout(() => blocked.delete(address), blockedMs).unref();
    for (const connection of connections.get(address) ?? []) connection.destroy();
  }

  return {
    register(connection) {
      const address = addressOf(connection);
      if (blocked.has(address)) return connection.destroy();
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
      const exceedsLimit = (packet: Buffer) => {
        const found = countContents(packet, { requests: maxPipelined, tinyChunks: maxTinyChunks });
        tinyChunks += found.tinyChunks;
        const packets = (tinyPackets.get(connection) ?? 0) + (packet.length < tinyPacketBytes ? 1 : 0);
        tinyPackets.set(connection, packets);
        return found.requests > maxPipelined || tinyChunks > maxTinyChunks || packets > maxTinyPackets;
      };
      inspectPackets(connection, exceedsLimit, () => block(connection, addressOf(connection)));
    },
    watchStream(stream) {
      const { session } = stream;
      if (!session || session.destroyed) return;
      const address = addressOf(session.socket);
      const key = behindProxy ? `${address} ${session.socket.remotePort}` : address;
      let packets = 0;
      const exceedsLimit = (packet: Buffer) => {
        if (packet.length < tinyPacketBytes) packets += 1;
        return packets > maxTinyPackets;
      };
      inspectPackets(stream, exceedsLimit, () => block(session, address));
      if (countRequests(key, 1) > maxConcurrentRequests) block(session, address);
      const limit = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), maxRequestMs).unref();
      stream.once('close', () => {
        clearTimeout(limit);
        countRequests(key, -1);
        const isReset = stream.rstCode === constants.NGHTTP2_CANCEL;
        if (isReset && !resets.take(key, performance.now()).allowed) block(session, address);
      });
    },
    mayAccept(socket, response) {
      if (socket.destroyed) return false;
      const count = (waiting.get(socket) ?? 0) + 1;
      if (count > maxPipelined) {
        block(socket, addressOf(socket));
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
function inspectPackets(stream: Duplex, exceedsLimit: (packet: Buffer) => boolean, block: () => unknown): void {
  const { push } = stream;
  stream.push = (packet, encoding) => {
    if (!Buffer.isBuffer(packet) || !exceedsLimit(packet)) return push.call(stream, packet, encoding);
    block();
    return false;
  };
}

function addressOf({ remoteAddress = '' }: Pick<Socket, 'remoteAddress'>): string {
  return clientKey(remoteAddress);
}
