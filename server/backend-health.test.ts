import { expect, test } from 'vitest';
import { backendHealth } from './backend-health.ts';
import type { OutboxState, OutboxStore } from './store/outbox-store.ts';

const minuteMs = 60_000;

function healthWith(state: Partial<OutboxState>, { delivers = true, refused = false } = {}) {
  const well: OutboxState = { waiting: 0, replacedSlots: 0, oldestWaitingSince: null };
  const store = { state: async () => ({ ...well, ...state }) } as OutboxStore;
  return backendHealth({ store, delivers, refused }, () => 60 * minuteMs);
}

test('reports whether messages are delivered', async () => {
  expect(await healthWith({})).toEqual({ database: 'ok', outbox: 'ok', waiting: 0, replacedSlots: 0 });
  expect(await healthWith({ waiting: 2, oldestWaitingSince: 50 * minuteMs })).toMatchObject({ outbox: 'ok' });
  expect(await healthWith({ waiting: 2, oldestWaitingSince: 40 * minuteMs })).toMatchObject({ outbox: 'late' });
  expect(await healthWith({ replacedSlots: 1 })).toMatchObject({ outbox: 'given up', replacedSlots: 1 });
  expect(await healthWith({}, { delivers: false })).toEqual({ database: 'ok', outbox: 'none' });
});

test('reports that the database is down', async () => {
  const store = { state: () => Promise.reject(new Error('gone')) } as Partial<OutboxStore> as OutboxStore;
  expect(await backendHealth({ store, delivers: true, refused: false })).toEqual({
    database: 'away',
    outbox: 'unknown',
  });
});

test('reports a database that responds but cannot store messages', async () => {
  expect(await healthWith({}, { refused: true })).toMatchObject({ database: 'refuses' });
});
