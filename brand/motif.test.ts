import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { findMotifFaults } from './motif-faults.ts';
import type { HomeDrawing, Motif } from './motif-types.ts';
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
  side: 5,
  middle: [2, 1],
  turn: 30,
};
const large: HomeDrawing = {
  facets: [{ tone: 'lit', outline: '280,20 140,160 280,160' }],
  creases: '',
  tail: 'none',
};

test("the current motif is valid, and so is 'none'", () => {
  expect(findMotifFaults()).toEqual([]);
  expect(findMotifFaults(triangle, large)).toEqual([]);
  expect(findMotifFaults('none')).toEqual([]);
});

test.each<[Partial<Motif & HomeDrawing>, RegExp]>([
  [{ shapes: [] }, /no shape/],
  [{ shapes: [[]] }, /no shape/],
  [{ shapes: [[{ tone: 'lit', points: [[0, 0]] }]] }, /shape 1 has a facet/],
  [{ turns: [] }, /no turns/],
  [{ side: 4 }, /the side is 4: the longest shape needs 5/],
  [{ facets: [{ tone: 'lit', outline: 'M0 0' }] }, /'M0 0' is no outline/],
  [{ tail: { line: '', bows: [], bow: [{ tone: 'lit', outline: '1,2 3,4' }] } }, /'1,2 3,4' is no outline/],
])('an invalid motif is reported: %o', (changes, reason) => {
  expect(findMotifFaults({ ...triangle, ...changes }, { ...large, ...changes })).toEqual([
    expect.stringMatching(reason),
  ]);
});

test('the styles rotate the large drawing as the motif says', () => {
  expect(brandStyleSheet(brand, triangle)).toContain('--motif-turn: 30deg;');
  expect(brandStyleSheet(brand, 'none')).not.toContain('--motif-turn');
});
