import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveReference } from '../../catalogue/references.ts';
import { matching, nounOf, ownFigures, withOwn } from '../src/admin/figures.js';

const form = {
  slug: 'photo-retouching',
  name: 'Photo Retouching',
  packages: [
    {
      tier: 'basic',
      name: 'Basic',
      price: 20,
      delivery: { from: 2, to: 3, unit: 'day' },
      limits: [{ quantity: 'items', to: 5 }, {}],
    },
    { tier: 'large', name: 'Large', price: null },
    {},
  ],
};

test('the figures of a service that is being written can be inserted before it is live', () => {
  const said = Object.fromEntries(ownFigures(form).map(({ name, value }) => [name, value]));
  assert.deepEqual(said, {
    'photo-retouching.name': 'Photo Retouching',
    'photo-retouching.from': '20',
    'photo-retouching.to': '20',
    'photo-retouching.prices': '20',
    'photo-retouching.basic.name': 'Basic',
    'photo-retouching.basic.price': '20',
    'photo-retouching.basic.days': '2 to 3 days',
    'photo-retouching.basic.items': '5 items',
    'photo-retouching.basic.items.figure': '5',
    'photo-retouching.large.name': 'Large',
  });
  assert.equal(matching(withOwn([], form), 'retouching basic price')[0].name, 'photo-retouching.basic.price');
});

test('a value says which noun it brings', () => {
  assert.equal(nounOf('25 pages'), 'pages');
  assert.equal(nounOf('2 to 3 days'), 'days');
  assert.equal(nounOf('1,000 words'), 'words');
  for (const bare of ['5', '$50', 'Basic', 'Monday to Friday']) assert.equal(nounOf(bare), undefined);
});

test('they are called as the site calls them', () => {
  const [row] = form.packages;
  const priceLists = { [form.slug]: [{ ...row, limits: { items: 5 }, inclusions: [] }] };
  const catalogue = { priceLists, serviceNames: { [form.slug]: { name: form.name } }, bySite: {} };
  for (const { name } of ownFigures({ ...form, packages: [row] }))
    assert.notEqual(resolveReference(name, catalogue), undefined, name);
});

test("the site's own value counts once it is known, and other forms have none", () => {
  const live = { name: 'photo-retouching.basic.price', label: 'x', value: '$20' };
  const all = withOwn([live], form).filter(({ name }) => name === live.name);
  assert.deepEqual(all, [live]);
  assert.deepEqual(ownFigures({ title: 'A post' }), []);
  assert.deepEqual(ownFigures(), []);
});
