import { expect, test } from 'vitest';
import { packagesOf } from '#catalogue/look-up.ts';
import { tierViews } from './tier-view.ts';

function viewsOf(slug: string) {
  return tierViews(packagesOf(slug), { slug, name: slug });
}

test('marks the package with the lowest cost per page, concept or citation', () => {
  const marked = (slug: string) => viewsOf(slug).flatMap(({ tier, value }) => (value ? [`${tier}: ${value}`] : []));
  expect(marked('kite-building')).toEqual(['large: Lowest cost per page: CHF 7.50']);
  expect(marked('kite-painting')).toEqual(['three: Lowest cost per item: about CHF 27']);
});

test('marks none if the unit cost is the same in all of them', () => {
  expect(viewsOf('kite-stickers').every(({ value }) => value === null)).toBe(true);
});

test('each says whom it suits, from what smaller ones lack', () => {
  expect(viewsOf('kite-building').map(({ suits }) => suits)).toEqual([
    '5 pages are enough',
    'you need: Source code\u00a0· A second line',
    null,
  ]);
  expect(viewsOf('kite-stickers').map(({ suits }) => suits)).toEqual([
    '50 citations are enough',
    'you need 100 citations',
  ]);
});

test('is ordered at its own URL if it has one, otherwise with the contact form', () => {
  const [small, large] = viewsOf('kite-building').map(({ orderPath }) => orderPath);
  expect(small).toBe('https://orders.example/small-kite');
  expect(large).toBe('/contact?item=kite-building.large.1#message');
});
