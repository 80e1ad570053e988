import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('calls in quick succession are one', async () => {
  const work = vi.fn(async () => undefined);
  const { call } = debounce(work, { quietMs: 5_000, maxMs: 20_000 });
  for (let each = 0; each < 50; each++) {
    call();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test("endless calls don't postpone it forever", async () => {
  const work = vi.fn(async () => undefined);
  const { call } = debounce(work, { quietMs: 5_000, maxMs: 20_000 });
  for (let each = 0; each < 25; each++) {
    call();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(work).toHaveBeenCalledTimes(1);
});

test('a call during a run causes one more run', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const work = vi.fn(() => promise);
  const { call } = debounce(work, { quietMs: 10, maxMs: 100 });
  call();
  await vi.advanceTimersByTimeAsync(10);
  call();
  call();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(10);
  expect(work).toHaveBeenCalledTimes(2);
});
