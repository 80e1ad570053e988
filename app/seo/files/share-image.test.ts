import { expect, test } from 'vitest';
import type { Motif } from '#brand/motif-types.ts';
import { shareImageSvg } from './share-image.ts';

const square: Motif = {
  shapes: [
    [
      {
        tone: 'base',
        points: [
          [0, 0],
          [30, 0],
          [30, 40],
          [0, 40],
        ],
      },
    ],
  ],
  turns: [15],
  side: 50,
  middle: [15, 20],
  turn: 0,
};
const words = { title: 'A title', label: 'A label' };
const fonts = { display: 'A', mono: 'B', files: [] };
const drawnWith = (drawn: Motif | 'none') => shareImageSvg('a-name', words, fonts, { drawn });

test('a share image draws the given motif, centred and as large as fits', () => {
  const image = drawnWith(square);
  expect(image).toContain('points="0,0 30,0 30,40 0,40"');
  expect(image).toContain('scale(8.064) rotate(15) translate(-15 -20)');
});

test('a share image without a motif has only text', () => {
  expect(drawnWith('none')).not.toContain('<polygon');
  expect(drawnWith('none')).toContain('A title');
});

test('a portfolio piece is shown by its deliverables', () => {
  const sign = { kind: 'sign', name: 'Tea & cake', mark: 'leaf' } as const;
  const image = shareImageSvg('a-name', words, fonts, { exhibit: { alt: '', hue: 'teal', things: [sign] } });
  expect(image).toContain('Tea &amp;');
  expect(image).not.toContain('<polygon');
});
