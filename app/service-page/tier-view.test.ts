import { expect, test } from 'vitest';
import { packagesOf } from '#catalogue/look-up.ts';
import { tierViews } from './tier-view.ts';

function viewsOf(slug: string) {
  return tierViews(packagesOf(slug), { slug, name: slug });
}

test('one package is marked where a page, concept or citation costs least in it', () => {
  const marked = (slug: string) => viewsOf(slug).flatMap(({ tier, value }) => (value ? [`${tier}: ${value}`] : []));
  expect(marked('website-development')).toEqual(['standard: Lowest cost per page: about $53']);
  expect(marked('logo-design')).toEqual(['premium: Lowest cost per concept: $22.50']);
});

test('none is marked where each word costs the same in all of them', () => {
  expect(viewsOf('blog-writing').every(({ value }) => value === null)).toBe(true);
});

test('each says whom it suits, by what smaller ones lack', () => {
  expect(viewsOf('website-development').map(({ suits }) => suits)).toEqual([
    '7 pages are enough',
    'you need: Hosting setup · React or Next.js front end',
    'you need: API integration · User management',
  ]);
  expect(viewsOf('local-citation-building').map(({ suits }) => suits)).toEqual([
    '50 citations are enough',
    'you need 75 citations',
    'you need 100 citations',
  ]);
});
