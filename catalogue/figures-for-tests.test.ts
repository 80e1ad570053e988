import { expect, test } from 'vitest';
import { notSold, saying, sum } from './figures-for-tests.ts';
import { removedServices } from './removed-services.ts';
import { serviceSlugs } from './service-names.ts';

test('of a service that is no longer sold a test expects nothing, and says so', () => {
  for (const { slug } of removedServices) {
    expect(saying(`{${slug}.basic.price}`)).toBe(notSold);
    expect(saying(`Total: ${sum(`${slug}.basic`)}`)).toBe(notSold);
  }
  expect(saying(`{${serviceSlugs[0]}.name}`)).not.toBe(notSold);
});

test('of one that never was it fails', () => {
  expect(() => sum('kite-flying.basic')).toThrow(/names no package/);
  expect(() => saying('{kite-flying.basic.price}')).toThrow();
});
