import { expect, test } from 'vitest';
import { exhibits } from '#content/exhibits.ts';
import { portfolio } from '#content/portfolio.ts';
import { compose, frame } from './compose.ts';
import { sizes } from './things/sizes.ts';

test('things lie within the frame, whatever they are', () => {
  for (const [slug, exhibit] of Object.entries(exhibits)) {
    const placed = compose(exhibit);
    for (const [index, shape] of placed.entries()) {
      if (shape.kind !== 'group') throw new Error('a thing is placed as a group');
      const [x = 0, y = 0, scale = 1] = (shape.transform.match(/[\d.]+/g) ?? []).map(Number);
      const { width, height } = sizes[exhibit.things[index]?.kind ?? 'site'];
      expect(x, slug).toBeGreaterThanOrEqual(0);
      expect(y, slug).toBeGreaterThanOrEqual(0);
      expect(x + width * scale, slug).toBeLessThanOrEqual(frame.width);
      expect(y + height * scale, slug).toBeLessThanOrEqual(frame.height);
    }
  }
});

test('exhibits belong to pieces of work, and say what they show', () => {
  const pieces = portfolio.map(({ slug }) => slug);
  for (const [slug, { alt }] of Object.entries(exhibits)) {
    expect(pieces).toContain(slug);
    expect(alt.length).toBeGreaterThan(20);
  }
});
