import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { findMotifFaults } from './motif-faults.ts';
import type { Motif } from './motif-types.ts';
import { brandStyleSheet } from './style-sheet.ts';

const triangle: Motif = {
  shapes: [
    [
      {
        tone: 'lit',
        points: [
          [0, 0],
          [4, 0],
          [0, 3],
        ],
      },
    ],
  ],
  turns: [0],
  middle: [2, 1],
  large: { facets: [{ tone: 'lit', outline: '280,20 140,160 280,160' }], creases: '', turn: 30 },
  tail: 'none',
};

test('the motif as it stands can be drawn, and so can none', () => {
  expect(findMotifFaults()).toEqual([]);
  expect(findMotifFaults(triangle)).toEqual([]);
  expect(findMotifFaults('none')).toEqual([]);
});

test.each<[Partial<Motif>, RegExp]>([
  [{ shapes: [] }, /no shape/],
  [{ shapes: [[]] }, /no shape/],
  [{ shapes: [[{ tone: 'lit', points: [[0, 0]] }]] }, /shape 1 has a facet/],
  [{ turns: [] }, /no turns/],
  [{ large: { ...triangle.large, facets: [{ tone: 'lit', outline: 'M0 0' }] } }, /'M0 0' is no outline/],
  [{ tail: { line: '', bows: [], bow: [{ tone: 'lit', outline: '1,2 3,4' }] } }, /'1,2 3,4' is no outline/],
])('what cannot be drawn is named: %o', (changes, reason) => {
  expect(findMotifFaults({ ...triangle, ...changes })).toEqual([expect.stringMatching(reason)]);
});

test('the styles turn the large drawing as the motif says', () => {
  expect(brandStyleSheet(brand, triangle)).toContain('--motif-turn: 30deg;');
  expect(brandStyleSheet(brand, 'none')).not.toContain('--motif-turn');
});
