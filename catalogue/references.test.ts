import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { categories } from './categories.ts';
import { packagesOf } from './look-up.ts';
import { formatMoney } from './money.ts';
import { guestPosts } from './policies.ts';
import { renderReferences } from './references.ts';

test('guest post sites are counted in all and by price', () => {
  const text = renderReferences('{guest-posts.count}: {guest-posts.by-price}');
  const { sites } = guestPosts;
  const counted = `${sites.reduce((total, { count }) => total + count, 0)} sites`;
  const listed = new Intl.ListFormat('en-GB').format(
    sites.map(({ count, price }) => `${count} at ${formatMoney(price)}`),
  );
  expect(text).toBe(`${counted}: ${listed}`);
});

test('the lowest and the highest price name every service that sells at it', () => {
  const withLogoAt = (price: number) => {
    const rows = packagesOf('logo-design').map((row) => (row.tier === 'basic' ? { ...row, price } : row));
    return { ...catalogue, priceLists: { ...catalogue.priceLists, 'logo-design': rows } };
  };
  expect(renderReferences('{offers.lowest}', withLogoAt(3))).toBe(`${formatMoney(3)}: Logo Design, Basic`);
  expect(renderReferences('{offers.highest}', withLogoAt(9000))).toBe(`${formatMoney(9000)}: Logo Design, Basic`);
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
