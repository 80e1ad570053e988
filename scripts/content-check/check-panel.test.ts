import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { quantityNames } from '#catalogue/quantities.ts';
import { checkPanel } from './check-panel.ts';

const schema = ['type A {', '}', 'enum ENUM_COMPONENTCATALOGUELIMIT_QUANTITY {', '  pages', '  words', '}'].join('\n');

test('the panel offers every kind of limit that the catalogue has', () => {
  const { components } = createRequire(import.meta.url)('../../admin/description/catalogue.js');
  expect(components['catalogue.limit'].fields.quantity.attribute.enum).toEqual(quantityNames);
});

test('and its printed schema has them, too', () => {
  expect(checkPanel()).toEqual([]);
});

test('a kind that the schema lacks or has left over is named, with the line', () => {
  expect(checkPanel(schema, ['pages', 'words'])).toEqual([]);
  expect(checkPanel(schema, ['pages', 'words', 'episodes'])).toEqual([
    { where: 'admin/schema.graphql:3', reason: expect.stringContaining("lacks the limit 'episodes'") },
  ]);
  expect(checkPanel(schema, ['pages'])).toEqual([
    { where: 'admin/schema.graphql:3', reason: expect.stringContaining("has the limit 'words'") },
  ]);
});
