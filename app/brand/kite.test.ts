import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawKite, kiteFrame } from './kite.ts';

/** The left-most and right-most points of a kite's facets once it is turned. */
function reach(name: string): [least: number, most: number] {
  const { facets, turn } = drawKite(name);
  const angle = (turn * Math.PI) / 180;
  const across = facets.flatMap(({ points }) => points.map(([x, y]) => x * Math.cos(angle) - y * Math.sin(angle)));
  return [Math.min(...across), Math.max(...across)];
}

test('a kite touches the edge of its frame that it is aligned to, whichever way it is turned', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const { turn } = drawKite(name);
      const [least, most] = reach(name);
      const [start = 0] = kiteFrame(turn, 'start').split(' ').map(Number);
      const [end = 0, , side = 0] = kiteFrame(turn, 'end').split(' ').map(Number);
      expect(start).toBeCloseTo(least, 1);
      expect(end + side).toBeCloseTo(most, 1);
      expect(most - least).toBeLessThanOrEqual(side);
    }),
  );
});
