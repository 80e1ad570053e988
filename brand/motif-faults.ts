import { motif } from './motif.ts';
import type { Motif } from './motif-types.ts';

const fewestCorners = 3;

/** Everything in the motif that could not be drawn. */
export function findMotifFaults(given: Motif | 'none' = motif): string[] {
  if (given === 'none') return [];
  const { shapes, turns, large, tail } = given;
  const onStage = [...large.facets, ...(tail === 'none' ? [] : [...tail.bows, ...tail.bow])];
  return [
    ...(shapes.length > 0 && shapes.every((facets) => facets.length > 0)
      ? []
      : ["there is no shape, or one without facets: draw one, or say 'none' for the whole motif"]),
    ...(turns.length > 0 ? [] : ['there are no turns: write [0] for shapes that stand upright']),
    ...shapes.flatMap((facets, index) =>
      facets.some(({ points }) => points.length < fewestCorners)
        ? [`shape ${index + 1} has a facet with fewer than ${fewestCorners} corners`]
        : [],
    ),
    ...onStage
      .filter(({ outline }) => !/^-?[\d.]+,-?[\d.]+(?: -?[\d.]+,-?[\d.]+){2,}$/.test(outline))
      .map(({ outline }) => `'${outline}' is no outline: write it as '280,20 140,160 280,160'`),
  ];
}
