import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { categories } from './categories.ts';
import { packagesOf } from './look-up.ts';
import { renderReferences } from './references.ts';

test('guest post sites are counted in all and by price', () => {
  const text = renderReferences('{guest-posts.count}: {guest-posts.by-price}');
  expect(text).toBe('10 sites: 2 at $15, 1 at $20, 6 at $25 and 1 at $50');
});

test('the lowest and the highest price name every service that sells at it', () => {
  const withLogoAt = (price: number) => {
    const rows = packagesOf('logo-design').map((row) => (row.tier === 'basic' ? { ...row, price } : row));
    return { ...catalogue, priceLists: { ...catalogue.priceLists, 'logo-design': rows } };
  };
  expect(renderReferences('{offers.lowest}', withLogoAt(3))).toBe('$3: Logo Design, Basic');
  expect(renderReferences('{offers.highest}', withLogoAt(9000))).toBe('$9,000: Logo Design, Basic');
  const shared = renderReferences('{offers.highest}');
  expect(shared).toContain('Web Application Development and MERN Stack Development, Premium');
});

test('what we sell is listed by category, with every service of the menu', () => {
  const lines = renderReferences('{offers.services}').split('\n');
  expect(lines).toHaveLength(categories.length);
  expect(lines[4]).toBe('- **Content Writing**: Website Copywriting, Blog Writing, Article Writing');
});

test('an unknown reference is named', () => {
  expect(() => renderReferences('{offers.middle}')).toThrow('{offers.middle}');
});
