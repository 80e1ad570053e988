import { expect, test, vi } from 'vitest';
import { createCountStore } from '../store/count-store.ts';
import { openMemoryDatabase } from '../store/fixture-databases.ts';
import { startVisitorCounter } from './visitor-counter.ts';

const midnight = Date.UTC(2026, 0, 16);

async function start() {
  const store = createCountStore(await openMemoryDatabase());
  const clock = { time: midnight - 1 };
  const warn = vi.fn<(message: string) => void>();
  const counter = startVisitorCounter({ store, warn, now: () => clock.time });
  return { store, clock, warn, counter, stored: () => store.since('2026-01-01') };
}

test('counts are added up per day and stored, at the latest at shutdown', async () => {
  const { counter, clock, stored } = await start();
  for (let views = 0; views < 3; views++) counter.count('view', '/');
  counter.count('message');
  await counter.flush();
  counter.count('view', '/');
  clock.time = midnight;
  counter.count('view', '/');
  expect(await stored()).toHaveLength(2);
  await counter.stop();
  const view = { name: 'view', place: '/' };
  expect(await stored()).toEqual([
    { day: '2026-01-15', name: 'message', place: '', count: 1 },
    { ...view, day: '2026-01-15', count: 4 },
    { ...view, day: '2026-01-16', count: 1 },
  ]);
});

test('a clock that is set back returns to its earlier day', async () => {
  const { counter, clock, stored } = await start();
  clock.time = midnight;
  counter.count('order');
  clock.time = midnight - 1;
  counter.count('order');
  await counter.stop();
  expect((await stored()).map(({ day }) => day)).toEqual(['2026-01-15', '2026-01-16']);
});

test('counts that cannot be stored are stored later, once, with one line in the log', async () => {
  const { counter, store, stored, warn } = await start();
  const add = vi.spyOn(store, 'add').mockRejectedValue(new Error('away'));
  counter.count('view', '/');
  await counter.flush();
  counter.count('view', '/');
  await counter.flush();
  expect(warn).toHaveBeenCalledOnce();
  add.mockRestore();
  await counter.stop();
  expect(await stored()).toMatchObject([{ count: 2 }]);
});
