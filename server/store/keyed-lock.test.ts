import { expect, test } from 'vitest';
import { createKeyedLock } from './keyed-lock.ts';

test('work about one key waits for what came before, done or failed, and work about another does not', async () => {
  const lock = createKeyedLock();
  const { promise, reject } = Promise.withResolvers<void>();
  const order: string[] = [];
  const first = lock('a', () => promise);
  const second = lock('a', async () => order.push('second'));
  const third = lock('a', async () => order.push('third'));
  await lock('b', async () => order.push('other'));
  expect(order).toEqual(['other']);
  reject(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await Promise.all([second, third]);
  expect(order).toEqual(['other', 'second', 'third']);
});
