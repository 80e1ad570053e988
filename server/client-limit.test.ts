import { afterEach, expect, test, vi } from 'vitest';
import { clientKey } from './client-address.ts';
import { createClientLimit } from './client-limit.ts';

afterEach(() => vi.useRealTimers());

test('a network that asks from one /64 after the other is stopped, and only that network', () => {
  const mayGo = createClientLimit({ perMinute: 2, now: () => 0 });
  const answers = Array.from({ length: 100 }, (_, subnet) => mayGo(clientKey(`2001:db8:1:${subnet.toString(16)}::1`)));
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(16);
  expect(mayGo(clientKey('2001:db8:2::1')).allowed).toBe(true);
});

test('no setting of the clock frees anyone or keeps anyone out', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const mayGo = createClientLimit({ perMinute: 1 });
  expect(mayGo('192.0.2.1').allowed).toBe(true);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(mayGo('192.0.2.1').allowed).toBe(false);
  vi.setSystemTime(Date.now() - 7_200_000);
  expect(mayGo('192.0.2.1').allowed).toBe(false);
});

test('0 is no limit, for networks too', () => {
  const mayGo = createClientLimit({ perMinute: 0 });
  for (let count = 0; count < 50; count++) expect(mayGo('2001:db8:1:2::/64').allowed).toBe(true);
});
