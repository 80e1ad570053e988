import { expect, test } from 'vitest';
import { createKeyedLock } from './keyed-lock.ts';

test('tasks with one key run one after the other, those with other keys in parallel', async () => {
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
