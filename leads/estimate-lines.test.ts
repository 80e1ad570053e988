import { expect, test } from 'vitest';
import { estimateLines } from './estimate-lines.ts';

test('an estimate is put into words, with its total', () => {
  expect(estimateLines('item=kite-building.small.2&item=sky-tales.500-words.1')).toEqual([
    'Kite Building, small × 2: CHF 80',
    'Sky Tales, 500-words: CHF 10',
    'Total: CHF 90',
  ]);
});

test('the discount and lines on request are mentioned', () => {
  expect(estimateLines('item=kite-building.small.1&discount=1').at(-1)).toBe(
    'Total: CHF 34 (CHF 40 before the discount)',
  );
  expect(estimateLines('item=kite-rescue.only.1').at(-1)).toBe('Total: on request');
});

test('unknown packages are left out', () => {
  for (const text of [
    '',
    'item=',
    'item=time-travel.basic.1',
    'item=kite-building.small.-1',
    'item=__proto__.x.1',
    'x=y',
  ]) {
    expect(estimateLines(text)).toEqual([]);
  }
});
