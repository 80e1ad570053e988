import type { HomeDrawing } from './motif-types.ts';

/** The motif on the home page: large, unfolding once. `tail: 'none'` leaves out the tail. */
export const homeDrawing: HomeDrawing = {
  facets: [
    { tone: 'lit', outline: '280,20 140,160 280,160' },
    { tone: 'base', outline: '280,20 420,160 280,160' },
    { tone: 'shade', outline: '420,160 280,498 280,160' },
    { tone: 'base', outline: '140,160 280,498 280,160' },
    { tone: 'reverse', outline: '210,90 350,90 280,160' },
  ],
  creases: 'M280 20V498M140 160H420',
  tail: {
    line: 'M166 475C120 560 240 560 300 520S430 470 470 520 620 560 620 660V900',
    bows: [
      { tone: 'lit', outline: '300,520 270,512 280,542' },
      { tone: 'shade', outline: '300,520 328,504 326,536' },
      { tone: 'lit', outline: '470,520 448,502 446,534' },
      { tone: 'shade', outline: '470,520 496,510 490,540' },
    ],
    bow: [
      { tone: 'lit', outline: '22,13 2,3 6,24' },
      { tone: 'shade', outline: '22,13 42,3 38,24' },
    ],
  },
};
