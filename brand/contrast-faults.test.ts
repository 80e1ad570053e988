import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { contrast } from './contrast.ts';
import { findColourFaults } from './contrast-faults.ts';

test('every pair of colours in use has enough contrast, in both themes', () => {
  expect(findColourFaults()).toEqual([]);
});

test('a weak pair is reported with its theme and contrast', () => {
  const weak = { ...brand, colours: { ...brand.colours, slate: ['#c0c8d0', '#a9b9ca'] as const } };
  expect(findColourFaults(weak)[0]).toMatch(/^'slate' on 'paper' has a contrast of 1\.\d\d in the light theme/);
});

test('a missing or malformed colour is reported', () => {
  const { ink: _, ...without } = brand.colours;
  expect(findColourFaults({ ...brand, colours: without })).toEqual(["the colour 'ink' is missing"]);
  expect(findColourFaults({ ...brand, colours: { ...brand.colours, ink: 'navy' } })[0]).toContain("'ink' is 'navy'");
});

test('black on white has the greatest possible contrast', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
