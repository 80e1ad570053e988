import { expect, test } from 'vitest';
import { cacheFor } from './cache-for.ts';

test('a value is cached for the given time, then computed again', async () => {
  let [time, worked] = [0, 0];
  const ask = cacheFor(
    async () => {
      worked += 1;
      return worked;
    },
    1000,
    () => time,
  );
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  time = 999;
  expect(await ask()).toBe(1);
  time = 1000;
  expect(await ask()).toBe(2);
});
