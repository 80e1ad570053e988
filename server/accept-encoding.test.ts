import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseEncoding } from './accept-encoding.ts';

const offered = ['br', 'gzip'] as const;

describe('choosing an encoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1, gzip;q=0', 'br'],
    ['identity', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['GZIP', 'gzip'],
    ['deflate', undefined],
    ['', undefined],
    [null, undefined],
  ])('answers %j with %j', (header, expected) => {
    expect(chooseEncoding(header, offered)).toBe(expected);
  });

  test('never gives an encoding the client has refused, whatever the header looks like', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (parts) => {
        expect(chooseEncoding([...parts, 'br;q=0', 'gzip;q=0'].join(','), offered)).toBeUndefined();
      }),
    );
  });
});
