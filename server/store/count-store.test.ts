import { expect, test } from 'vitest';
import { createCountStore } from './count-store.ts';
import { describeOnDatabases } from './fixture-databases.ts';

await describeOnDatabases('counts', (open) => {
  test('of several instances add up, in one row per day and subject', async () => {
    const store = createCountStore(await open());
    const views = { day: '2026-01-15', name: 'view', place: '/', count: 3 };
    const chats = { ...views, name: 'chat', count: 1 };
    // In either order, and at the same time.
    const both = [
      [views, chats],
      [chats, views],
    ];
    await Promise.all(Array.from({ length: 20 }, (_, index) => store.add(both[index % 2] ?? [])));
    await store.add([{ ...views, day: '2026-01-16', count: 5 }]);
    await store.add([]);
    expect(await store.since('2026-01-15')).toEqual([
      { ...chats, count: 20 },
      { ...views, count: 60 },
      { ...views, day: '2026-01-16', count: 5 },
    ]);
    expect(await store.since('2026-01-16')).toHaveLength(1);
    await store.removeBefore('2026-01-16');
    expect(await store.since('2026-01-01')).toHaveLength(1);
  });

  test('of more subjects than fit into one statement are all stored', async () => {
    const store = createCountStore(await open());
    const many = Array.from({ length: 2_500 }, (_, index) => ({
      day: '2026-01-15',
      name: 'view',
      place: `/${index}`,
      count: 1,
    }));
    await store.add(many);
    await store.add(many);
    const found = await store.since('2026-01-15');
    expect([found.length, new Set(found.map(({ count }) => count))]).toEqual([2_500, new Set([2])]);
  });
});
