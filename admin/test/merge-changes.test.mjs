import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeChanges, same } from '../src/merge-changes.js';

const shown = {
  promise: 'Logos.',
  packages: [
    { name: 'Basic', price: 50, delivery: null },
    { name: 'More', price: 90 },
  ],
};
const withPrice = (price, content = shown) => ({
  ...content,
  packages: content.packages.map((each, index) => (index === 0 ? { ...each, price } : each)),
});

test('a correction is carried to what visitors see, without the price that is set for later', () => {
  const set = withPrice(55);
  assert.deepEqual(mergeChanges(set, { ...set, promise: 'Good logos.' }, shown), { ...shown, promise: 'Good logos.' });
});

test('a correction is carried to what is set for later', () => {
  const corrected = { ...shown, packages: [{ ...shown.packages[0], name: 'Small' }, shown.packages[1]] };
  assert.deepEqual(mergeChanges(shown, corrected, withPrice(55)), withPrice(55, corrected));
});

test('where both have changed the same, neither overwrites the other', () => {
  assert.deepEqual(mergeChanges(withPrice(55), withPrice(60), shown), shown);
  const [first] = shown.packages;
  assert.deepEqual(mergeChanges({ ...shown, packages: [first] }, { ...shown, packages: [] }, shown), shown);
});

test('a field that was emptied or is new is carried, too', () => {
  assert.deepEqual(mergeChanges({ a: 'x', b: 'y' }, { a: null, b: 'y', c: 'z' }, { a: 'x', b: 'w' }), {
    a: null,
    b: 'w',
    c: 'z',
  });
});

test('the order of fields makes no difference', () => {
  assert.ok(same({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 }));
});
