import { homeDrawing } from './home-drawing.ts';
import { motif } from './motif.ts';
import type { Facet, HomeDrawing, Motif } from './motif-types.ts';

const minCorners = 3;

/** The largest extent of a shape. */
function lengthOf(facets: readonly Facet[]): number {
  const points = facets.flatMap((facet) => facet.points);
  return Math.max(
    0,
    ...points.flatMap(([x, y]) => points.map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY))),
  );
}

/** Everything in the motif that can't be drawn. */
export function findMotifFaults(given: Motif | 'none' = motif, large: HomeDrawing = homeDrawing): string[] {
  if (given === 'none') return [];
  const { shapes, turns, side } = given;
  const { facets: largeFacets, tail } = large;
  const onStage = [...largeFacets, ...(tail === 'none' ? [] : [...tail.bows, ...tail.bow])];
  const needed = Math.ceil(Math.max(0, ...shapes.map(lengthOf)));
  return [
    ...(shapes.length > 0 && shapes.every((facets) => facets.length > 0)
      ? []
      : ["there is no shape, or one without facets: draw one, or say 'none' for the whole motif"]),
    ...(side >= needed ? [] : [`the side is ${side}: the longest shape needs ${needed}`]),
    ...(turns.length > 0 ? [] : ['there are no turns: write [0] for shapes that stand upright']),
    ...shapes.flatMap((facets, index) =>
      facets.some(({ points }) => points.length < minCorners)
        ? [`shape ${index + 1} has a facet with fewer than ${minCorners} corners`]
        : [],
    ),
    ...onStage
      .filter(({ outline }) => !/^-?[\d.]+,-?[\d.]+(?: -?[\d.]+,-?[\d.]+){2,}$/.test(outline))
      .map(({ outline }) => `'${outline}' is no outline: write it as '280,20 140,160 280,160'`),
  ];
}
