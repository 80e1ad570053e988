import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facet, Motif } from '#brand/motif-types.ts';
import { drawMotif, motifFrame } from './motif-drawing.ts';

const coordinate = fc.integer({ min: -100, max: 100 });
const facet: fc.Arbitrary<Facet> = fc.record({
  tone: fc.constantFrom('lit', 'base', 'shade', 'reverse'),
  points: fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 5 }),
});
const shapes: fc.Arbitrary<Pick<Motif, 'shapes' | 'turns'>> = fc.record({
  shapes: fc.array(fc.array(facet, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
  turns: fc.array(fc.integer({ min: -180, max: 180 }), { minLength: 1, maxLength: 5 }),
});

/** The left-most and right-most points of a shape after rotation. */
function reach(facets: readonly Facet[], turn: number): [least: number, most: number] {
  const angle = (turn * Math.PI) / 180;
  const across = facets.flatMap(({ points }) => points.map(([x, y]) => x * Math.cos(angle) - y * Math.sin(angle)));
  return [Math.min(...across), Math.max(...across)];
}

test('any shape fits its frame and touches the edge it is aligned to', () => {
  fc.assert(
    fc.property(fc.string(), shapes, (name, motif) => {
      const { facets, turn } = drawMotif(name, motif);
      const side = 1_000;
      const [least, most] = reach(facets, turn);
      const [start = 0] = motifFrame(facets, side, turn, 'start').split(' ').map(Number);
      const [end = 0, , width = 0] = motifFrame(facets, side, turn, 'end').split(' ').map(Number);
      expect(start).toBeCloseTo(least, 1);
      expect(end + width).toBeCloseTo(most, 1);
      expect(most - least).toBeLessThanOrEqual(width + 1e-9);
    }),
  );
});

test('the same name always gives the same drawing', () => {
  fc.assert(
    fc.property(fc.string(), shapes, (name, motif) => {
      expect(drawMotif(name, motif)).toEqual(drawMotif(name, motif));
    }),
  );
});
