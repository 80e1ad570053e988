import { brand, logo } from './brand.ts';
import { colour } from './colour.ts';
import { contrast } from './contrast.ts';

/** Every pair in use: foreground, background, minimum contrast. 4.5 for text, 3 for lines and focus rings. */
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
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
  ['on-crease', 'crease', 4.5],
  ['on-fold', 'vermilion', 4.5],
  ['on-fold', 'teal-base', 4.5],
  ['line', 'paper', 3],
  ['line', 'sheet', 3],
  ['focus', 'paper', 3],
  ['focus', 'sheet', 3],
  ['focus', 'sky', 3],
];

/** Images and contrast calculation support only '#rrggbb'. */
const written = /^#[0-9a-f]{6}$/i;

/** Every problem with the colours, each pair by name. */
export function findColourFaults(given = brand): string[] {
  const values = Object.entries(given.colours).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
  const badly = values.filter(([, value = '']) => !written.test(value));
  const used = pairs.map(([front, back]) => [front, back]).concat(logo.shapes.map((shape) => [shape.colour]));
  const missing = [...new Set(used.flat().filter((name) => !Object.hasOwn(given.colours, name)))];
  const unusable = new Set([...badly.map(([name]) => name), ...missing]);
  const weak = (['light', 'dark'] as const).flatMap((theme) =>
    pairs
      .filter(([front, back]) => !unusable.has(front) && !unusable.has(back))
      .flatMap(([front, back, least]) => {
        const found = contrast(colour(front, theme, given), colour(back, theme, given));
        return found >= least
          ? []
          : [`'${front}' on '${back}' has a contrast of ${found.toFixed(2)} in the ${theme} theme and needs ${least}`];
      }),
  );
  return [
    ...badly.map(([name, value]) => `the colour '${name}' is '${value}': write it as #1a2b3c`),
    ...missing.map((name) => `the colour '${name}' is missing`),
    ...weak,
  ];
}
