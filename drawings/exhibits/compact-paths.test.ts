import { expect, test } from 'vitest';
import { compactPath } from './compact-paths.ts';

test('positions become relative, starting over with each closed part', () => {
  expect(compactPath('M 10 20 L 12.04 20 L 12.04 25 Z')).toBe('M10 20l2 0l0 5z');
  expect(compactPath('M 1 1 H 4 V 3 Q 4 5 2 5 C 1 5 1 4 1 3 Z')).toBe('M1 1l3 0l0 2q0 2-2 2c-1 0-1-1-1-2z');
});

test('the same shape at another position gives the same characters', () => {
  const shape = (x: number) => compactPath(`M ${x} 5 L ${x + 1.23} 6.21 L ${x + 2.47} 5 Z`).replace(/^M[\d. ]+/, '');
  expect(shape(0)).toBe(shape(317.4));
});

test('roundings do not add up', () => {
  const steps = Array.from({ length: 40 }, (_, index) => `L ${(index + 1) * 0.24} 0`).join(' ');
  const across = (compactPath(`M 0 0 ${steps}`).match(/l(-?[\d.]+) 0/g) ?? []).map((step) =>
    Number.parseFloat(step.slice(1)),
  );
  expect(across.reduce((sum, step) => sum + step, 0)).toBeCloseTo(9.6, 5);
});
