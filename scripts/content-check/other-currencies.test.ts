import { expect, test } from 'vitest';
import { findOtherCurrencies } from './other-currencies.ts';

const found = (own: string, file: string, ...lines: string[]) =>
  findOtherCurrencies([{ file, lines }], own).map(({ where }) => where);

test.each([
  ['euros', 'A click costs two dollars.'],
  ['euros', 'A Pound a word.'],
  ['US dollars', 'It costs forty euros.'],
  ['British pounds', "text: 'Every dollar counts.',"],
])('with prices in %s, this is reported with its line: %s', (own, line) => {
  expect(found(own, 'content/posts/a.md', 'Nothing here.', line)).toEqual(['content/posts/a.md:2']);
});

test.each([
  ['euros', 'A click costs two euros.'],
  ['Canadian dollars', 'A click costs two dollars.'],
  ['euros', 'Pay in USD. European compounds.'],
])('with prices in %s, this is allowed: %s', (own, line) => {
  expect(found(own, 'content/posts/a.md', line)).toEqual([]);
});

test('wordings and comments are ignored', () => {
  expect(found('euros', 'knowledge/entries/a.md', '- do you take dollars', '## 7 Can I pay in dollars?')).toEqual([]);
  expect(found('euros', 'knowledge/entries/a.md', 'No, not in dollars.')).toHaveLength(1);
  expect(found('euros', 'catalogue/services/a.ts', '/** Dollars at most. */')).toEqual([]);
});
