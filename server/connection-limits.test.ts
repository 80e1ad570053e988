import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blockedMs, limitConnections, maxPipelined, maxTinyChunks, maxTinyPackets } from './connection-limits.ts';

class Connection extends EventEmitter {
  destroyed = false;
  readonly remoteAddress: string;
  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }
  readonly read: string[] = [];
  destroy() {
    this.destroyed = true;
    this.emit('close');
  }
  push(packet: Buffer) {
    this.read.push(packet.toString());
    return true;
  }
}

const from = (address: string) => new Connection(address) as unknown as Socket;
const response = () => new EventEmitter() as ServerResponse;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('connections are limited', () => {
  const attacker = '192.0.2.1';

  /** One connection with more pipelined requests than allowed, and three others, two of them from the same address. */
  function attack() {
    const { register, mayAccept } = limitConnections();
    const open = (address: string) => {
      const connection = from(address);
      register(connection);
      return connection;
    };
    const first = open(attacker);
    const second = open(attacker);
    const mapped = open(`::ffff:${attacker}`);
    const other = open('198.51.100.7');
    const taken = Array.from({ length: maxPipelined + 1 }, () => mayAccept(first, response()));
    return { open, mayAccept, taken, first, second, mapped, other };
  }

  test('a limited number of requests may be pending', () => {
    const { taken } = attack();
    expect(taken).toEqual([...Array<boolean>(maxPipelined).fill(true), false]);
  });

  test('answered requests do not count', () => {
    const { mayAccept } = limitConnections();
    const connection = from(attacker);
    for (let count = 0; count < 5 * maxPipelined; count++) {
      const answer = response();
      expect(mayAccept(connection, answer)).toBe(true);
      answer.emit('close');
    }
  });

  test('a client over the limit loses all its connections, others keep theirs', () => {
    const { first, second, mapped, other } = attack();
    expect([first, second, mapped, other].map(({ destroyed }) => destroyed)).toEqual([true, true, true, false]);
  });

  test('a client over the limit is let in again after a while', () => {
    const { open } = attack();
    expect(open(attacker).destroyed).toBe(true);
    expect(open('198.51.100.8').destroyed).toBe(false);
    vi.advanceTimersByTime(blockedMs);
    expect(open(attacker).destroyed).toBe(false);
  });

  test('behind a proxy, only the connection itself is closed', () => {
    const { register, mayAccept } = limitConnections(true);
    const [first, second] = [from(attacker), from(attacker)];
    for (const each of [first, second]) register(each);
    for (let count = 0; count <= maxPipelined; count++) mayAccept(first, response());
    const later = from(attacker);
    register(later);
    expect([first, second, later].map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  });

  test('a packet with too many requests is not parsed, and closes all connections of its sender', () => {
    const { register, watch } = limitConnections();
    const [connection, other] = [new Connection(attacker), new Connection(attacker)];
    for (const each of [connection, other]) register(each as unknown as Socket);
    watch(connection as unknown as Socket);
    const requests = (count: number) => 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count);
    connection.push(Buffer.from(requests(maxPipelined)));
    expect(connection).toMatchObject({ read: [requests(maxPipelined)], destroyed: false });
    connection.push(Buffer.from('I typed HTTP/1.1 often. '.repeat(100)));
    expect(connection.read).toHaveLength(2);
    connection.push(Buffer.from(requests(maxPipelined + 1)));
    expect(connection).toMatchObject({ read: [expect.anything(), expect.anything()], destroyed: true });
    expect(other.destroyed).toBe(true);
  });

  test('a body in tiny chunks is cut off, in whatever packets it arrives', () => {
    const { watch } = limitConnections();
    const connection = new Connection(attacker);
    watch(connection as unknown as Socket);
    const crumbs = Buffer.from('1\r\nx\r\n'.repeat(maxTinyChunks / 10));
    for (let packet = 0; packet < 10; packet++) connection.push(crumbs);
    expect(connection).toMatchObject({ read: { length: 10 }, destroyed: false });
    connection.push(crumbs);
    expect(connection).toMatchObject({ read: { length: 10 }, destroyed: true });
  });

  test('a request may arrive in a limited number of tiny packets; the next one starts at zero', () => {
    const { watch, mayAccept } = limitConnections();
    const connection = new Connection(attacker);
    watch(connection as unknown as Socket);
    const send = (count: number) => {
      // A line of a body may look like the start of a request.
      for (let packet = 0; packet < count; packet++) connection.push(Buffer.from('/1.1\r\n'));
    };
    for (let request = 0; request < 5; request++) {
      mayAccept(connection as unknown as Socket, response());
      send(maxTinyPackets);
    }
    for (let packet = 0; packet < 2 * maxTinyPackets; packet++) connection.push(Buffer.alloc(1_000));
    expect(connection.destroyed).toBe(false);
    send(1);
    expect(connection.destroyed).toBe(true);
  });

  test('an HTTP/2 request may arrive in a limited number of tiny frames', () => {
    const { register, watchStream } = limitConnections();
    const other = from(attacker);
    register(other);
    const session = Object.assign(new Connection(attacker), { socket: { remoteAddress: attacker } });
    const stream = Object.assign(new Connection(attacker), { session });
    watchStream(stream as unknown as ServerHttp2Stream);
    for (let packet = 0; packet < maxTinyPackets; packet++) stream.push(Buffer.from('x'));
    expect(session.destroyed).toBe(false);
    stream.push(Buffer.from('x'));
    expect(stream.read).toHaveLength(maxTinyPackets);
    expect([session.destroyed, other.destroyed]).toEqual([true, true]);
  });

  test('data of a closed connection is discarded', () => {
    const { mayAccept, second } = attack();
    expect(mayAccept(second, response())).toBe(false);
  });
});
