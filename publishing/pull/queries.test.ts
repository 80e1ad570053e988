import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { leadDocument } from '#server/admin-host/admin-deliverer.ts';
import { questionDocument } from '#server/admin-host/unanswered-questions.ts';
import { recordTypes, singleTypes } from '../content/content.ts';
import { reportDocument } from '../serve/publisher.ts';
import { listQuery, singlesQuery } from './queries.ts';

const schema = buildSchema(readFileSync('admin/schema.graphql', 'utf8'));
const lists = recordTypes.filter((type) => !singleTypes.has(type));
const documents: [string, string][] = [
  ['all that there is one of', singlesQuery([...singleTypes])],
  ...lists.map((type): [string, string] => [`the list of ${type}`, listQuery(type)]),
  ['the report of problems', reportDocument],
  ['a message', leadDocument],
  ['a question without an answer', questionDocument],
];

test.each(documents)('the admin host understands %s', (_, document) => {
  expect(validate(schema, parse(document))).toEqual([]);
});
