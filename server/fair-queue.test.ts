import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { asClient } from './current-client.ts';
import { createFairQueue, TooBusyError } from './fair-queue.ts';

/** A queue whose tasks record when they begin and end. */
function start(limits?: Parameters<typeof createFairQueue>[0]) {
  const queue = createFairQueue(limits);
  const done: string[] = [];
  const ask = (client: string, name: string) =>
    asClient(client, () =>
      queue.run(async () => {
        done.push(`${name} begins`);
        await setImmediate();
        done.push(`${name} ends`);
        return name;
      }),
    );
  return { queue, done, ask };
}

test('a client waits for at most one task of another', async () => {
  const { done, ask } = start();
  const first = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
  const second = ['b1', 'b2'].map((name) => ask('b', name));
  expect(await Promise.all([...first, ...second])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2']);
  const inOrder = ['a1', 'b1', 'a2', 'b2', 'a3', 'a4'];
  expect(done).toEqual(inOrder.flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('other work runs between two tasks', async () => {
  const queue = createFairQueue();
  const order: string[] = [];
  const work = Promise.all(['first', 'second'].map((name) => queue.run(async () => order.push(name))));
  await setImmediate();
  order.push('something else');
  await work;
  expect(order).toEqual(['first', 'something else', 'second']);
});

test('a failing task blocks no other', async () => {
  const { queue, ask } = start();
  const failing = queue.run(() => Promise.reject(new Error('no')));
  const next = ask('a', 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
  expect(await ask('a', 'later')).toBe('later');
  expect(queue.length()).toBe(0);
});

test('running and queued tasks are bounded, in total and per client', async () => {
  const { queue, done, ask } = start({ concurrency: 2, maxWaiting: 5, maxPerVisitor: 2 });
  const taken = ['a1', 'a2', 'a3'].map((name) => ask('a', name));
  await expect(ask('a', 'a4')).rejects.toBeInstanceOf(TooBusyError);
  taken.push(ask('b', 'b1'), ask('c', 'c1'));
  expect(queue.length()).toBe(5);
  await expect(ask('d', 'd1')).rejects.toBeInstanceOf(TooBusyError);
  await Promise.all(taken);
  expect(done.slice(0, 2)).toEqual(['a1 begins', 'b1 begins']);
});
