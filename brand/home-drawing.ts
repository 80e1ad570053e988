import type { HomeDrawing } from './motif-types.ts';

/** The motif on the home page: large, unfolding once. `tail: 'none'` leaves out the tail. */
export const homeDrawing: HomeDrawing = {
  facets: [
    { tone: 'lit', outline: '364,-19 280,65 364,65' },
    { tone: 'base', outline: '364,-19 448,65 364,65' },
    { tone: 'shade', outline: '448,65 364,268 364,65' },
    { tone: 'base', outline: '280,65 364,268 364,65' },
    { tone: 'reverse', outline: '322,23 406,23 364,65' },
  ],
  creases: 'M364 -19V268M280 65H448',
  tail: {
    line: 'M332 295C304 344 96 262 62 322S236 362 318 338 520 316 556 420 620 560 620 640V1600',
    bows: [
      { tone: 'lit', outline: '120,300 92,290 98,316' },
      { tone: 'shade', outline: '120,300 146,284 144,312' },
      { tone: 'lit', outline: '318,338 290,332 300,358' },
      { tone: 'shade', outline: '318,338 346,322 344,350' },
      { tone: 'lit', outline: '500,340 474,324 472,352' },
      { tone: 'shade', outline: '500,340 528,336 516,362' },
    ],
    bow: [
      { tone: 'lit', outline: '22,13 2,3 6,24' },
      { tone: 'shade', outline: '22,13 42,3 38,24' },
    ],
  },
};
