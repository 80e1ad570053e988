import type { Facet, Motif } from '#brand/motif-types.ts';

/** A pine with this many branches. */
function pine(branches: number): Facet[] {
  return Array.from({ length: branches }, (_, index): Facet[] => {
    const top = index * 20;
    const reach = 14 + index * 6;
    return [
      {
        tone: 'lit',
        points: [
          [0, top],
          [-reach, top + 30],
          [0, top + 30],
        ],
      },
      {
        tone: 'shade',
        points: [
          [0, top],
          [reach, top + 30],
          [0, top + 30],
        ],
      },
    ];
  }).flat();
}

export const motif: Motif | 'none' = {
  shapes: [pine(2), pine(3)],
  turns: [0],
  middle: [0, 35],
  side: 75,
  turn: 0,
};
