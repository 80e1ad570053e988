import { isIP, isIPv6 } from 'node:net';

/**
 * Who is asking: the socket's address, or with `trustedProxies` in front, what the outermost of them reported. Whatever
 * a visitor writes into X-Forwarded-For himself stands further left and is never read.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | null, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwardedFor) return socketAddress;
  const reported = forwardedFor.split(',').map(withoutPort);
  const address = reported.at(-trustedProxies) ?? reported[0] ?? '';
  return isIP(address) ? address : socketAddress;
}

/** '[2001:db8::1]:443' and '192.0.2.1:443' to the address alone. */
function withoutPort(entry: string): string {
  const text = entry.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  return bracketed ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** What limits count by. A home or phone owns a whole /64 of IPv6 addresses, so all of it counts as one visitor. */
export function clientKey(address: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded) return embedded;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const middle = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, middle)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
