import { expect, test } from 'vitest';
import { listFigures } from './figures.ts';
import { resolveReference } from './references.ts';

const figures = listFigures();
const labelOf = (name: string) => figures.find((figure) => figure.name === name)?.label;

test('figures are called by what staff know, with the value that visitors read', () => {
  expect(figures).toContainEqual({
    name: 'logo-design.basic.price',
    label: 'Logo Design, Basic: price',
    value: resolveReference('logo-design.basic.price'),
  });
  expect(labelOf('logo-design.from')).toBe('Logo Design: lowest price');
  expect(labelOf('logo-design.basic.days')).toBe('Logo Design, Basic: delivery time');
  expect(labelOf('logo-design.basic.concepts.figure')).toBe('Logo Design, Basic: concepts, the figure alone');
  expect(labelOf('policy.refund-window')).toBe('Policy: refund window');
});

test('no two figures are called the same', () => {
  const labels = figures.map(({ label }) => label);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});
