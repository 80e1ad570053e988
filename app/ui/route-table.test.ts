import { expect, test } from 'vitest';
import { matches } from './route-table.ts';

test.each([
  ['', '/'],
  ['about', '/about'],
  ['about', '/about/'],
  ['service/:slug', '/service/logo-design'],
  ['blog/page/:page', '/blog/page/2'],
])('the pattern "%s" is that of %s', (pattern, pathname) => {
  expect(matches(pattern, pathname)).toBe(true);
});

test.each([
  ['', '/about'],
  ['about', '/'],
  ['service/:slug', '/service'],
  ['service/:slug', '/service/'],
  ['service/:slug', '/service/logo-design/more'],
  ['blog/:post', '/portfolio/post'],
  ['*', '/nothing'],
])('the pattern "%s" is not that of %s', (pattern, pathname) => {
  expect(matches(pattern, pathname)).toBe(false);
});
