import { createRequire } from 'node:module';
import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { quantityNames } from '#catalogue/quantities.ts';
import { leadDocument, markDocument } from '#server/admin-host/admin-deliverer.ts';
import { questionDocument } from '#server/admin-host/unanswered-questions.ts';
import { recordTypes, singleTypes } from '../content/content.ts';
import { adminSchema } from '../fixture-admin-schema.ts';
import { reportDocument } from '../serve/report-problems.ts';
import { draftQuery, listQuery, singlesQuery, timeQuery } from './queries.ts';

const schema = adminSchema();
const lists = recordTypes.filter((type) => !singleTypes.has(type));
const documents: [string, string][] = [
  ['all that there is one of', singlesQuery([...singleTypes])],
  ...lists.map((type): [string, string] => [`the list of ${type}`, listQuery(type)]),
  ...recordTypes.map((type): [string, string] => [`a draft of ${type}`, draftQuery(type)]),
  ['what time it is', timeQuery],
  ['the report of problems', reportDocument],
  ['a message', leadDocument],
  ['what was done about a message', markDocument],
  ['a question without an answer', questionDocument],
];

test.each(documents)('the admin host accepts %s', (_, document) => {
  expect(validate(schema, parse(document))).toEqual([]);
});

test('the panel offers what the catalogue says packages may count', () => {
  const { components } = createRequire(import.meta.url)('../../admin/description/catalogue.js');
  expect(components['catalogue.limit'].fields.quantity.attribute.enum).toEqual(quantityNames);
});

/** Fields of the panel's forms that the site needn't read: lists arrive in the order of `position`. */
const notRead = ['position'];

test.each(recordTypes)('every field that staff fill in of %s is read', (type) => {
  const { types } = createRequire(import.meta.url)('../../admin/description/index.js');
  const fields: Record<string, { unseen?: boolean }> = types[type].fields;
  const filledIn = Object.keys(fields).filter((name) => !fields[name]?.unseen && !notRead.includes(name));
  const selected = new Set(draftQuery(type).match(/\w+/g));
  expect(filledIn.filter((name) => !selected.has(name))).toEqual([]);
});
