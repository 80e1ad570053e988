import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelOf, withHint } from '../src/hints.js';

test('an error is followed by what the field takes, which it hides in the form', () => {
  assert.match(withHint('service', ['about'], 'About is empty'), /^About is empty\. Paragraphs .* 50 to 90 words/);
  const nested = withHint('service', 'packages.0.inclusions'.split('.'), 'Has 1 of at least 2.');
  assert.match(nested, /^Has 1 of at least 2\. One a line, at least 2\. Everything in this package/);
});

test('a field is found by what the form calls it', () => {
  assert.equal(labelOf('post', ['picture']), 'Photograph');
  assert.equal(labelOf('service', 'packages.0.inclusions'.split('.')), 'What is included');
  assert.equal(labelOf('service', ['nothing']), undefined);
});

test('an error without a hint, or about no field, stays as it is', () => {
  assert.equal(withHint('service', ['number'], 'No'), 'No');
  assert.equal(withHint('service', [], 'No'), 'No');
  assert.equal(withHint('service', ['nothing', 0, 'such'], 'No'), 'No');
});
