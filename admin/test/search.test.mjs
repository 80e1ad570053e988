import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchInWords } from '../src/search.js';

test('several words are searched one by one, in every text of a form', () => {
  const { filters, _q, sort } = searchInWords('knowledge-entry', {
    _q: ' logo  cost ',
    sort: 'question',
    filters: { number: 7 },
  });
  assert.deepEqual([_q, sort, filters.$and.length], [undefined, 'question', 3]);
  const [before, logo, cost] = filters.$and;
  assert.deepEqual(before, { number: 7 });
  assert.ok(logo.$or.some(({ question }) => question?.$containsi === 'logo'));
  assert.ok(cost.$or.some(({ alternatives }) => alternatives?.$containsi === 'cost'));
  assert.ok(!logo.$or.some((each) => 'number' in each || 'category' in each));
});

test('one word, and nothing, are left to Strapi', () => {
  for (const params of [{ _q: 'logo' }, { _q: '' }, {}]) assert.equal(searchInWords('service', params), params);
});
