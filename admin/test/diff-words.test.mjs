import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diffWords } from '../src/admin/diff-words.js';

const marked = (parts) => parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');
const compared = (before, after) => {
  const parts = diffWords(before, after);
  return [marked(parts.before), marked(parts.after)];
};

test('only what differs is marked', () => {
  assert.deepEqual(compared('From {logo-design.basik.price} a logo.', 'From {logo-design.basic.price} a logo.'), [
    'From {logo-design.[basik].price} a logo.',
    'From {logo-design.[basic].price} a logo.',
  ]);
  assert.deepEqual(compared('One two four.', 'One two three four.'), ['One two four.', 'One two [three ]four.']);
  assert.deepEqual(compared('A b a', 'A b b a'), ['A b a', 'A b [b ]a']);
});

test('what is new or empty is marked as a whole, and equal texts not at all', () => {
  assert.deepEqual(compared('', 'All new'), ['', '[All new]']);
  assert.deepEqual(compared('Gone', ''), ['[Gone]', '']);
  assert.deepEqual(compared('The same', 'The same'), ['The same', 'The same']);
});

test('very long texts keep their common ends', () => {
  const long = (word) => `Begin ${`${word} `.repeat(2000)}end`;
  assert.deepEqual(
    diffWords(long('a'), long('b')).after.map(({ differs }) => differs),
    [false, true, false],
  );
});
