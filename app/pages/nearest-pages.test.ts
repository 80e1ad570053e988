import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuMilliseconds } from '../../bench/measure.ts';
import { nearestPagesAmong } from './nearest-pages.ts';
import { siteAddresses } from './site-addresses.ts';

const nearestPages = nearestPagesAmong([
  { path: '/', label: 'Home' },
  { path: '/services', label: 'Services' },
  { path: '/portfolio', label: 'Portfolio' },
  { path: '/contact', label: 'Contact' },
  { path: '/about', label: 'About' },
  { path: '/terms-and-conditions', label: 'Terms and Conditions' },
  { path: '/blog', label: 'Blog' },
  { path: '/service/logo-design', label: 'Logo Design' },
  { path: '/service/wordpress-development', label: 'WordPress Development' },
  { path: '/portfolio/bakery-leeds', label: 'A bakery in Leeds' },
  { path: '/blog/what-a-website-costs', label: 'What a website costs' },
  { path: '/blog/tag/seo', label: 'SEO' },
]);

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
  expect(nearestPages(address)[0]?.path).toBe(expected);
});

test.each(['/wp-admin/setup.php', '/qzxv', '/', '/%E0%A4%A', '/.env'])('%s suggests nothing', (address) => {
  expect(nearestPages(address)).toEqual([]);
});

test('every page is the nearest to its own address', () => {
  const pages = siteAddresses();
  const nearest = nearestPagesAmong(pages);
  for (const { path } of pages.filter(({ path, kind }) => path !== '/' && kind !== 'list')) {
    expect(nearest(path)[0]?.path).toBe(path);
  }
});

test('suggests at most as many pages as requested, each once', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.integer({ min: 0, max: 6 }), (address, limit) => {
      const paths = nearestPages(address, limit).map(({ path }) => path);
      expect(paths.length).toBeLessThanOrEqual(limit);
      expect(new Set(paths).size).toBe(paths.length);
    }),
  );
});

test.each([
  ['one word of 15,000 letters', `/${'a'.repeat(15_000)}`],
  ['a page name 1,000 times', `/${'logo-design'.repeat(1_000)}`],
  ['5,000 words', `/${'logo-'.repeat(5_000)}`],
  ['the longest words that are compared', `/${'designdesigndesigndesigndesign-'.repeat(500)}`],
  ['an encoded address', `/${'%F0%9D%93%B5'.repeat(1_200)}`],
])('%s is answered at once', (_case, address) => {
  nearestPages(address);
  // Comparing 15,000 letters with every name took 14,000 ms; bounded it takes about 20, and ten times that on a busy
  // machine.
  expect(cpuMilliseconds(() => nearestPages(address))).toBeLessThan(2_000);
});

test('a long URL still finds its page by the words that matter', () => {
  expect(nearestPages(`/${'x'.repeat(900)}/logo-desgin`)[0]?.path).toBe('/service/logo-design');
});
