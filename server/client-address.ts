import { isIP, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';

/**
 * The client's address: the socket's, or behind `trustedProxies`, the one the outermost proxy reported. Anything a
 * visitor writes into X-Forwarded-For is further left and never read.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | null, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwardedFor) return socketAddress;
  const reported = forwardedFor.split(',').map(withoutPort);
  const address = reported.at(-trustedProxies) ?? reported[0] ?? '';
  return isIP(address) ? address : socketAddress;
}

/** The key by which rate limits count the sender of a request. */
export function clientKeyOf(request: Request, { incoming }: Partial<HttpBindings>, trustedProxies: number): string {
  const socketAddress = incoming?.socket.remoteAddress ?? '';
  return clientKey(clientAddress(socketAddress, request.headers.get('x-forwarded-for'), trustedProxies));
}

/** '[2001:db8::1]:443' and '192.0.2.1:443' without brackets and port. */
function withoutPort(entry: string): string {
  const text = entry.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  return bracketed ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** The key for rate limits. A home or phone has a whole /64 of IPv6 addresses, so all of it counts as one visitor. */
export function clientKey(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  return embeddedIPv4(groups) ?? `${inHex(groups.slice(0, 4))}::/64`;
}

/** The /48 network of an IPv6 key; undefined for IPv4. */
export function networkKey(key: string): string | undefined {
  const groups = /^(\w+:\w+:\w+):\w+::\/64$/.exec(key)?.[1];
  return groups && `${groups}::/48`;
}

/** The eight numbers of an address: '2001:db8::7', 'fe80::1%eth0', '::ffff:192.0.2.1'. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = (address.split('%')[0] ?? '').split('::').map(readGroups);
  if (!tail) return [...head];
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return Number.parseInt(group, 16);
    const [first = 0, second = 0, third = 0, fourth = 0] = group.split('.').map(Number);
    return [first * 256 + second, third * 256 + fourth];
  });
}

/** A server listening on IPv6 sees IPv4 visitors as '::ffff:192.0.2.1', which may be written '::ffff:c000:201'. */
function embeddedIPv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  if (inHex(groups.slice(0, 6)) !== '0:0:0:0:0:ffff') return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function inHex(groups: readonly number[]): string {
  return groups.map((group) => group.toString(16)).join(':');
}
