import { expect, test } from 'vitest';
import type { Site, StoredFile } from '../site.ts';
import { createRouteOf } from './route-of.ts';

const paths = [
  '/',
  '/about',
  '/robots.txt',
  '/service/logo-design',
  '/service/logo-design.md',
  '/assets/entry-1a2b.js',
];
const site: Site = new Map(paths.map((path) => [path, {} as StoredFile]));
const routeOf = createRouteOf(site, ['/api/search', '/healthz']);

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/robots.txt', '/robots.txt'],
  ['/service/logo-design', '/service/*'],
  ['/service/logo-design.md', '/service/*'],
  ['/assets/entry-1a2b.js', '/assets/*'],
  ['/api/search', '/api/search'],
  ['/healthz', '/healthz'],
])('%s is counted as %s', (path, route) => expect(routeOf(path)).toBe(route));

test('arbitrary paths add no routes', () => {
  const asked = ['/service/none', '/x"y', '/api/', '/api/none', `/${'x'.repeat(500)}`, '/a\nb', '//', ''];
  expect([...new Set(asked.map(routeOf))].sort()).toEqual(['/api/*', 'other']);
});
