import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { checkPanel } from './check-panel.ts';

const schema = ['type A {', '}', 'enum ENUM_COMPONENTCATALOGUELIMIT_QUANTITY {', '  pages', '  words', '}'].join('\n');

test("the panel offers the catalogue's own list of kinds of limits, not a copy", () => {
  const require = createRequire(import.meta.url);
  const { components } = require('../../admin/description/catalogue.js');
  const { quantityNames } = require('../../catalogue/quantities.ts');
  expect(components['catalogue.limit'].fields.quantity.attribute.enum).toBe(quantityNames);
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
