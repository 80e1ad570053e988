import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestPages } from './nearest-pages.ts';
import { siteAddresses } from './site-addresses.ts';

const pages = siteAddresses();

test.each([
  ['/service/logo-desgin', '/service/logo-design'],
  ['/service/logodesign', '/service/logo-design'],
  ['/nowhere/logo-desgin', '/service/logo-design'],
  ['/logo-design', '/service/logo-design'],
  ['/services/wordpress', '/service/wordpress-development'],
  ['/portfollio', '/portfolio'],
  ['/contact-us', '/contact'],
  ['/about-us.html', '/about'],
  ['/blog/what-does-a-website-cost', '/blog/what-a-website-costs'],
  ['/portfolio/leeds-bakery', '/portfolio/bakery-leeds'],
  ['/terms', '/terms-and-conditions'],
  ['/blog/seo', '/blog/tag/seo'],
])('%s suggests %s first', (address, expected) => {
  expect(nearestPages(address, pages)[0]?.path).toBe(expected);
});

test.each(['/wp-admin/setup.php', '/qzxv', '/', '/%E0%A4%A', '/.env'])('%s suggests nothing', (address) => {
  expect(nearestPages(address, pages)).toEqual([]);
});

test('every page is the nearest to its own address', () => {
  for (const { path } of pages.filter(({ path, kind }) => path !== '/' && kind !== 'list')) {
    expect(nearestPages(path, pages)[0]?.path).toBe(path);
  }
});

test('whatever is asked for, there are at most as many suggestions as wanted, each once', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.integer({ min: 0, max: 6 }), (address, limit) => {
      const paths = nearestPages(address, pages, limit).map(({ path }) => path);
      expect(paths.length).toBeLessThanOrEqual(limit);
      expect(new Set(paths).size).toBe(paths.length);
    }),
  );
});
