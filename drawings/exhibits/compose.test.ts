import { expect, test } from 'vitest';
import type { Thing } from '#content/exhibit.ts';
import { exhibits } from '#content/exhibits.ts';
import type { Shape } from '../shapes.ts';
import { compose, onCover } from './compose.ts';
import { exhibitKey } from './exhibit-key.ts';
import { deliveredAlone, picturesOf, shownAbove, shownAgain, shownClose } from './exhibit-pictures.ts';
import { frame } from './frame.ts';
import { sizes } from './things/sizes.ts';

function numbers(text: string): number[] {
  return (text.match(/-?[\d.]+/g) ?? []).map(Number);
}

function groups(shapes: readonly Shape[]) {
  return shapes.filter((shape) => shape.kind === 'group');
}

/** The middle of an object on the desk, in the picture. */
function middleOf(transform: string, { width, height }: { width: number; height: number }) {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = numbers(transform);
  return [x + (a * width + c * height) / 2, y + (b * width + d * height) / 2] as const;
}

const card: Thing = { kind: 'post', heading: 'Kites at dusk', name: 'The kite shop', mark: 'sun' };

test('the middle of every object on a cover lies within the frame', () => {
  for (const [slug, exhibit] of Object.entries(exhibits)) {
    const laid = groups(compose(exhibit)).filter(({ transform }) => transform.startsWith('matrix'));
    const shown = onCover(exhibit);
    expect(laid.length, slug).toBe(shown.length);
    for (const [index, { transform }] of laid.entries()) {
      const [x, y] = middleOf(transform, sizes[shown[index]?.kind ?? 'site']);
      expect(Math.min(x, y), slug).toBeGreaterThan(0);
      expect(x, slug).toBeLessThan(frame.width);
      expect(y, slug).toBeLessThan(frame.height);
    }
  }
});

test('lines of text rise or fall as the exhibit says', () => {
  const slope = (outlook: 'rising' | 'falling') => {
    const [first] = groups(compose({ things: [card, card], outlook }));
    return numbers(first?.transform ?? '')[1] ?? 0;
  };
  expect(slope('rising')).toBeLessThan(0);
  expect(slope('falling')).toBeGreaterThan(0);
});

test('each object alone lies within the frame', () => {
  for (const thing of Object.values(exhibits).flatMap(({ things }) => things)) {
    const [shape] = groups(compose({ things: [thing] }));
    const [x = 0, y = 0, scale = 1] = numbers(shape?.transform ?? '');
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(x + sizes[thing.kind].width * scale).toBeLessThanOrEqual(frame.width);
    expect(y + sizes[thing.kind].height * scale).toBeLessThanOrEqual(frame.height);
  }
});

test('no two pictures of a project that pages show one after the other are the same', () => {
  for (const [slug, exhibit] of Object.entries(exhibits)) {
    const large = exhibit.things.map((leader) => shownClose(exhibit, leader));
    const keys = [exhibit, shownAgain(exhibit), ...large, ...deliveredAlone(exhibit)].map(exhibitKey);
    expect(new Set(keys).size, slug).toBe(keys.length);
    expect(new Set(picturesOf(exhibit).map(exhibitKey)), slug).toEqual(
      new Set([...keys, exhibitKey(shownAbove(exhibit))]),
    );
  }
});

test('above deliverables that are seen from the front, none is', () => {
  for (const [slug, exhibit] of Object.entries(exhibits)) {
    const { arrangement = 'desk' } = shownAbove(exhibit);
    expect(['front', 'close', 'fan'], slug).not.toContain(arrangement);
  }
});

test('no arrangement is that of most covers', () => {
  const used = Object.values(exhibits).map(({ arrangement = 'desk' }) => arrangement);
  for (const arrangement of used) {
    expect(used.filter((other) => other === arrangement).length).toBeLessThan(Math.max(2, used.length / 3));
  }
});

test('exhibits say what they show', () => {
  for (const { alt } of Object.values(exhibits)) expect(alt.length).toBeGreaterThan(20);
});
