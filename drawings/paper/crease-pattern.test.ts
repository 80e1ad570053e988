import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portfolio } from '#content/portfolio.ts';
import { drawCreasePattern, sheetSide } from './crease-pattern.ts';

function numbersIn(path: string): number[] {
  return (path.match(/-?[\d.]+/g) ?? []).map(Number);
}

test('every crease lies on a multiple of 22.5 degrees, whatever the name', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      for (const line of drawCreasePattern(name).creases.split('M').slice(1)) {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersIn(line);
        const steps = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI / 22.5;
        // Coordinates are rounded to a tenth, which can rotate a short crease by a degree.
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(0.05);
      }
    }),
  );
});

test('the facets cover the sheet once', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const outlines = drawCreasePattern(name).paths.flatMap(({ outline }) => outline.split('Z').filter(Boolean));
      const areas = outlines.map((outline) => {
        const numbers = numbersIn(outline);
        const points = numbers.flatMap((x, index) => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0] as const]));
        const doubled = points.reduce((sum, [x, y], index) => {
          const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
          return sum + x * nextY - nextX * y;
        }, 0);
        return Math.abs(doubled) / 2;
      });
      expect(areas.reduce((sum, area) => sum + area, 0) / sheetSide ** 2).toBeCloseTo(1, 1);
    }),
  );
});

test('the same name gives the same pattern, and portfolio pieces differ', () => {
  const drawings = portfolio.map(({ slug }) => JSON.stringify(drawCreasePattern(slug)));
  expect(portfolio.map(({ slug }) => JSON.stringify(drawCreasePattern(slug)))).toEqual(drawings);
  expect(new Set(drawings).size).toBe(drawings.length);
});
