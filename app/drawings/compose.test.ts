import { expect, test } from 'vitest';
import { exhibits } from '#content/exhibits.ts';
import { compose, frame, onCover } from './compose.ts';
import { sizes } from './things/sizes.ts';

test('things lie within the frame, whatever they are, but for the foot of tall ones', () => {
  for (const [slug, exhibit] of Object.entries(exhibits)) {
    const shown = onCover(exhibit.things);
    for (const [index, shape] of compose(exhibit).entries()) {
      if (shape.kind !== 'group') throw new Error('a thing is placed as a group');
      const [x = 0, y = 0, scale = 1] = (shape.transform.match(/[\d.]+/g) ?? []).map(Number);
      const { width, height } = sizes[shown[index]?.kind ?? 'site'];
      expect(x, slug).toBeGreaterThanOrEqual(0);
      expect(y, slug).toBeGreaterThanOrEqual(0);
      expect(x + width * scale, slug).toBeLessThanOrEqual(frame.width);
      expect(y + height * scale * 0.75, slug).toBeLessThanOrEqual(frame.height);
    }
  }
});

test('each thing alone lies within the frame', () => {
  for (const thing of Object.values(exhibits).flatMap(({ things }) => things)) {
    const [shape] = compose({ things: [thing] });
    if (shape?.kind !== 'group') throw new Error('a thing is placed as a group');
    const [, y = 0, scale = 1] = (shape.transform.match(/[\d.]+/g) ?? []).map(Number);
    expect(y + sizes[thing.kind].height * scale).toBeLessThanOrEqual(frame.height);
  }
});

test('exhibits say what they show', () => {
  for (const { alt } of Object.values(exhibits)) expect(alt.length).toBeGreaterThan(20);
});
