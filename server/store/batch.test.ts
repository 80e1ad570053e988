import { expect, test } from 'vitest';
import { createBatch } from './batch.ts';

/** Writes that fail together, and how often each was tried. */
function failing(error: Error) {
  const tried: number[][] = [];
  let underWay = 0;
  let most = 0;
  const add = createBatch(async (items: readonly number[]): Promise<number[]> => {
    tried.push([...items]);
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    throw error;
  });
  return { add, tried, most: () => most };
}

test('if a batch fails, its items are written one by one', async () => {
  const { add, tried, most } = failing(new Error('the database is away'));
  const results = await Promise.allSettled([1, 2, 3].map(add));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(tried).toEqual([[1, 2, 3], [1], [2], [3]]);
  expect(most()).toBe(3);
});

test('if the database stays locked, a batch is not retried', async () => {
  const { add, tried } = failing(Object.assign(new Error('database is locked'), { errcode: 5 }));
  const results = await Promise.allSettled([1, 2, 3].map(add));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(tried).toEqual([[1, 2, 3]]);
});
