import { expect, test } from 'vitest';
import { cacheFor } from './cache-for.ts';

test('who asks within the moment gets what was worked out, who comes later something new', async () => {
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
