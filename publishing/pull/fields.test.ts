import { expect, test } from 'vitest';
import type { z } from 'zod';
import { body, field, line, lines, listOf, paragraphs, slug, text } from '#content/fields.ts';
import { recordSchemas } from './record-schemas.ts';

function reasonOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

test.each([
  ['a line', line, 500],
  ['a text', text, 5_000],
  ['the text of a page', body, 20_000],
  ['a list', lines(), 20_000],
  ['paragraphs', paragraphs, 20_000],
  ['a slug', slug, 80],
  ['any other field', field(40), 40],
])('%s is limited in length', (_, schema, most) => {
  // Lists and paragraphs consist of shorter texts.
  const isMadeOfLines = Array.isArray(schema.safeParse('a\n\na').data);
  const longest = (isMadeOfLines ? `${'a'.repeat(98)}\n\n` : 'a').repeat(most).slice(0, most);
  expect(reasonOf(schema, longest)).toBeUndefined();
  expect(reasonOf(schema, `${longest}a`)).toMatch(/^is longer than [\d,]+ characters$/);
});

test('lists are limited in number', () => {
  expect(reasonOf(lines(), 'a\n'.repeat(500))).toBeUndefined();
  expect(reasonOf(lines(), 'a\n'.repeat(501))).toBe('has more than 500 lines');
  expect(reasonOf(listOf(line), Array(501).fill('a'))).toBe('has more than 500');
});

test.each([
  ['<b>bold</b>', true],
  ['a <br/> b', true],
  ['<!-- note -->', true],
  ["<a title='<'>", true],
  ['<a without an end', false],
  ['> a quotation, 3 < 4', false],
])('%j is markup: %s', (value, isMarkup) => {
  expect(text.safeParse(value).success).toBe(!isMarkup);
});

test('an answer with a heading is refused', () => {
  const schema = recordSchemas['knowledge-entry'];
  const reasons = (answer: string) =>
    schema.safeParse({ answer }).error?.issues.filter(({ path }) => path[0] === 'answer') ?? [];
  expect(reasons('One.\n\n \t# Two')).toHaveLength(1);
  expect(reasons('The #1 of all.')).toEqual([]);
});
