import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';

const tokens = readFileSync('app/brand/tokens.css', 'utf8');

function colour(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`--${name}:\\s*(?:light-dark\\((#\\w{6}),\\s*(#\\w{6})\\)|(#\\w{6}));`).exec(tokens);
  if (!value) throw new Error(`No colour --${name} in tokens.css`);
  return value[3] ?? (theme === 'light' ? value[1] : value[2]) ?? '';
}

/** [what is drawn, what it is drawn on, the least contrast]: 4.5 for text, 3 for lines, icons and focus rings. */
const pairs: [front: string, back: string, least: number][] = [
  ['ink', 'paper', 4.5],
  ['ink', 'sheet', 4.5],
  ['ink', 'sky', 4.5],
  ['slate', 'paper', 4.5],
  ['slate', 'sheet', 4.5],
  ['slate', 'sky', 4.5],
  ['accent', 'paper', 4.5],
  ['accent', 'sheet', 4.5],
  ['on-accent', 'accent-fill', 4.5],
  ['on-accent', 'accent-fill-hover', 4.5],
  ['paper', 'ink', 4.5],
  ['teal', 'paper', 4.5],
  ['teal', 'sheet', 4.5],
  ['on-night', 'night', 4.5],
  ['on-night-soft', 'night', 4.5],
  ['night-accent', 'night', 4.5],
  ['crease', 'night', 4.5],
  ['line', 'paper', 3],
  ['line', 'sheet', 3],
  ['focus', 'paper', 3],
  ['focus', 'sheet', 3],
  ['focus', 'sky', 3],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(pairs)('%s on %s has a contrast of at least %d', (front, back, least) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(least);
  });
});

test('black on white is the greatest contrast there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
