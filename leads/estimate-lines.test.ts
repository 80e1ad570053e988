import { expect, test } from 'vitest';
import { sum } from '#catalogue/fixture-figures.ts';
import { estimateLines } from './estimate-lines.ts';

test('an estimate is told in words, with its sum', () => {
  expect(estimateLines('item=logo-design.basic.2&item=website-development.standard.1')).toEqual([
    `Logo Design, Basic × 2: ${sum('2 logo-design.basic')}`,
    `Website Development, Standard: ${sum('website-development.standard')}`,
    `Total: ${sum('2 logo-design.basic', 'website-development.standard')}`,
  ]);
});

test('the discount and what has no price yet are said', () => {
  expect(estimateLines('item=logo-design.basic.1&discount=1').at(-1)).toMatch(/^Total: .+ before the discount\)$/);
  expect(estimateLines('item=ai-chatbot-development.custom.1').at(-1)).toBe('Total: on request');
});

test('what is no package is left out', () => {
  for (const text of [
    '',
    'item=',
    'item=time-travel.basic.1',
    'item=logo-design.basic.-1',
    'item=__proto__.x.1',
    'x=y',
  ]) {
    expect(estimateLines(text)).toEqual([]);
  }
});
