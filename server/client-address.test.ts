import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientAddress, clientKey, networkKey } from './client-address.ts';

describe('client address', () => {
  test('is the socket address when no proxy is trusted, whatever the header says', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(clientAddress('192.0.2.1', header, 0)).toBe('192.0.2.1');
      }),
    );
  });

  test('cannot be chosen by the visitor: entries added by the client are ignored', () => {
    fc.assert(
      fc.property(fc.array(fc.ipV4()), fc.ipV4(), fc.ipV4(), (forged, visitor, innerProxy) => {
        expect(clientAddress('10.0.0.1', [...forged, visitor].join(', '), 1)).toBe(visitor);
        expect(clientAddress('10.0.0.1', [...forged, visitor, innerProxy].join(','), 2)).toBe(visitor);
      }),
    );
  });

  test.each([
    ['203.0.113.7:5123', '203.0.113.7'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['unknown', '10.0.0.1'],
    ['', '10.0.0.1'],
  ])('reads %j as %j', (header, expected) => {
    expect(clientAddress('10.0.0.1', header, 1)).toBe(expected);
  });

  test('is the outermost entry if there are fewer than proxies', () => {
    expect(clientAddress('10.0.0.1', '203.0.113.7', 3)).toBe('203.0.113.7');
  });
});

describe('client key', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c0a8:1', '192.168.0.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:0:192.0.2.1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, expected) => {
    expect(clientKey(address)).toBe(expected);
  });

  test('is the same for all addresses of one /64', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
    const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
    fc.assert(
      fc.property(half, half, half, (network, host, other) => {
        expect(clientKey(`${network}:${host}`)).toBe(clientKey(`${network}:${other}`));
      }),
    );
  });

  test('of an IPv4 address is the same in any IPv6 notation', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const bytes = address.split('.').map(Number);
        const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
        expect(clientKey(`::ffff:${address}`)).toBe(clientKey(address));
        expect(clientKey(`::ffff:${hex.slice(0, 4)}:${hex.slice(4)}`)).toBe(clientKey(address));
      }),
    );
  });
});

test('the network of a visitor is the /48, and only IPv6 has one', () => {
  expect(networkKey(clientKey('2001:db8:1:2:3:4:5:6'))).toBe('2001:db8:1::/48');
  expect(networkKey(clientKey('2001:db8:1:ffff::9'))).toBe('2001:db8:1::/48');
  expect(networkKey(clientKey('192.0.2.1'))).toBeUndefined();
});
