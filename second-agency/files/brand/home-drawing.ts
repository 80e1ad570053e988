import type { HomeDrawing } from '#brand/motif-types.ts';

export const homeDrawing: HomeDrawing = {
  facets: [
    { tone: 'lit', outline: '280,40 160,260 280,260' },
    { tone: 'shade', outline: '280,40 400,260 280,260' },
    { tone: 'base', outline: '280,180 110,460 280,460' },
    { tone: 'shade', outline: '280,180 450,460 280,460' },
  ],
  creases: '',
  tail: 'none',
};
