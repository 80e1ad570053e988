import { afterEach, expect, test, vi } from 'vitest';
import { clientKey } from './client-address.ts';
import { createClientLimit } from './client-limit.ts';

afterEach(() => vi.useRealTimers());

test('a network that uses many /64s is stopped, and only that network', async () => {
  const mayGo = createClientLimit({ perMinute: 2, now: () => 0 });
  const subnets = Array.from({ length: 100 }, (_, subnet) => clientKey(`2001:db8:1:${subnet.toString(16)}::1`));
  const answers = await Promise.all(subnets.map(mayGo));
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(16);
  expect(await mayGo(clientKey('2001:db8:2::1'))).toMatchObject({ allowed: true });
});

test('setting the clock neither frees nor blocks anyone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const mayGo = createClientLimit({ perMinute: 1 });
  expect(await mayGo('192.0.2.1')).toMatchObject({ allowed: true });
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(await mayGo('192.0.2.1')).toMatchObject({ allowed: false });
  vi.setSystemTime(Date.now() - 7_200_000);
  expect(await mayGo('192.0.2.1')).toMatchObject({ allowed: false });
});

test('0 is no limit, for networks too', async () => {
  const mayGo = createClientLimit({ perMinute: 0 });
  for (let count = 0; count < 50; count++) expect(await mayGo('2001:db8:1:2::/64')).toMatchObject({ allowed: true });
});
