import { expect, test, vi } from 'vitest';
import { taskQueue } from './task-queue.ts';

test('tasks run one after the other, equal ones once', async () => {
  const running: string[] = [];
  const work = (name: string) =>
    vi.fn(async () => {
      running.push(name);
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(running.at(-1)).toBe(name);
      return name;
    });
  const turn = taskQueue<string>();
  const [first, again, second] = [work('first'), work('again'), work('second')];
  expect(await Promise.all([turn('a', first), turn('a', again), turn('b', second)])).toEqual([
    'first',
    'first',
    'second',
  ]);
  expect(again).not.toHaveBeenCalled();
});

test('failed tasks are retried, and the queue is bounded', async () => {
  const turn = taskQueue<number>();
  await expect(turn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turn('a', async () => 1)).toBe(1);
  const waiting = Array.from({ length: 10 }, (_, index) => turn(`${index}`, async () => index));
  await expect(turn('one more', async () => 0)).rejects.toThrow('too many');
  expect(await Promise.all(waiting)).toHaveLength(10);
});
