import { area, type Paint, round, type Shape } from '../shapes.ts';

export type Point = readonly [x: number, y: number];

/**
 * How objects on a desk are seen: where a step to the right and one down their surface lead in the picture. Seen from
 * above, turned so that the edges of their surface rise or fall at 22.5°.
 */
export interface Outlook {
  across: Point;
  down: Point;
}

export const outlooks = {
  /** Lines of text rise to the right. */
  rising: { across: [0.89, -0.3686], down: [0.46, 0.71] },
  falling: { across: [0.89, 0.3686], down: [-0.46, 0.71] },
} as const satisfies Record<string, Outlook>;

/** A point of a surface in the picture; `up` is its height above the desk. */
export function project({ across, down }: Outlook, [x, y]: Point, up = 0): Point {
  return [across[0] * x + down[0] * y, across[1] * x + down[1] * y - up];
}

/** The same as a transformation of everything drawn on the surface. */
export function transformOf({ across, down }: Outlook, [x, y]: Point, scale: number): string {
  const [a, b, c, d] = [...across, ...down].map((value) => round(value * scale, 4));
  return `matrix(${a} ${b} ${c} ${d} ${round(x)} ${round(y)})`;
}

function polygon(points: readonly Point[], paint: Paint): Shape {
  return area(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`, paint);
}

function shifted(points: readonly Point[], [x, y]: Point): Point[] {
  return points.map(([left, top]) => [left + x, top + y]);
}

/**
 * The sides of a plate below its outline, whose points are in clockwise order: those that face the viewer. Light comes
 * from the upper left.
 */
export function sides(outline: readonly Point[], thickness: number, [lit, dark]: readonly [Paint, Paint]): Shape[] {
  return outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    if (to[0] >= from[0]) return [];
    const facesLeft = to[1] < from[1];
    return [polygon([from, to, ...shifted([to, from], [0, thickness])], facesLeft ? lit : dark)];
  });
}

/** So many layers that no step is visible in the shadow's edge. */
export const shadowLayers = 14;
/** How far they lie from the object, relative to its height. */
const layers = Array.from({ length: shadowLayers }, (_, index) => (index + 1) / shadowLayers);
const shadowStep: Point = [1.5, 1.15];

/** What an outline at this height above the desk casts on it. */
export function castShadow(outline: readonly Point[], height: number): Shape[] {
  return layers.map((layer) =>
    polygon(shifted(outline, [shadowStep[0] * height * layer, height * layer * shadowStep[1]]), 'shadow'),
  );
}
