import { expect, test } from 'vitest';
import { listFigures } from './figures.ts';
import { madeUpCatalogue } from './fixture-catalogue.ts';
import { formatMoney } from './money.ts';

const figures = listFigures(madeUpCatalogue);
const labelOf = (name: string) => figures.find((figure) => figure.name === name)?.label;

test('figures have labels staff understand, with the value visitors read', () => {
  expect(figures).toContainEqual({
    name: 'kite-building.small.price',
    label: 'Kite Building, small: price',
    value: formatMoney(40),
  });
  expect(labelOf('kite-building.from')).toBe('Kite Building: lowest price');
  expect(labelOf('kite-building.small.days')).toBe('Kite Building, small: delivery time');
  expect(labelOf('kite-building.small.pages.figure')).toBe('Kite Building, small: pages, the figure alone');
  expect(labelOf('policy.refund-window')).toBe('Policy: refund window');
});

test.each([
  ['made up', figures],
  ['ours', listFigures()],
])('labels of figures are unique: %s', (_, listed) => {
  const labels = listed.map(({ label }) => label);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});
