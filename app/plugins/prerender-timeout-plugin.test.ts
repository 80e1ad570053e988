import { afterEach, expect, test, vi } from 'vitest';
import { prerenderTimeout } from './prerender-timeout-plugin.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('the ten-second limit for a page becomes five minutes', () => {
  const given = vi.spyOn(AbortSignal, 'timeout');
  const { config } = prerenderTimeout();
  if (typeof config !== 'function') throw new Error('It changes nothing.');
  config.call({} as never, {}, { command: 'build', mode: 'production' });
  AbortSignal.timeout(10_000);
  expect(given).toHaveBeenCalledExactlyOnceWith(300_000);
});
