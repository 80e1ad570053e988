import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redirects } from '#catalogue/redirects.ts';
import { removedServices } from '#catalogue/removed-services.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { movedTo, withoutTrailingSlashes } from './redirects.ts';

describe('addresses of the earlier site', () => {
  test.each(serviceSlugs)('lead to the current page of %s', (slug) => {
    for (const ending of redirects.endings) {
      expect(movedTo(`/service/${slug}${ending}`)).toBe(`/service/${slug}`);
      expect(movedTo(`/service/${slug}${ending}/`)).toBe(`/service/${slug}`);
    }
    expect(movedTo(`/service/${slug}`)).toBeUndefined();
  });

  test('of removed services and moved pages redirect as the table says', () => {
    for (const { slug, to } of removedServices) expect(movedTo(`/service/${slug}`)).toBe(to);
    for (const [from, to] of Object.entries(redirects.moved)) expect(movedTo(from)).toBe(to);
  });

  test('of Markdown versions redirect like their pages', () => {
    const [slug = ''] = serviceSlugs;
    const removed = [
      { slug: 'kite-mending', to: `/service/${slug}`, words: [] },
      { slug: 'kite-flying', to: '/services', words: [] },
    ];
    const lead = (path: string) => movedTo(path, { removed, moved: {} });
    expect(lead('/service/kite-mending')).toBe(`/service/${slug}`);
    expect(lead('/service/kite-mending.md')).toBe(`/service/${slug}.md`);
    expect(lead('/service/kite-flying.md')).toBe('/services');
    expect(lead(`/service/${slug}.md`)).toBeUndefined();
    for (const ending of redirects.endings) expect(lead(`/service/${slug}${ending}.md`)).toBe(`/service/${slug}.md`);
  });

  test("of unknown services don't redirect", () => {
    expect(movedTo(`/service/kite-flying${redirects.endings[0] ?? '-agency'}`)).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (path) => {
        expect(movedTo(`/blog/${path}`)).toBeUndefined();
      }),
    );
  });
});

test.each([
  ['/about/', '/about'],
  ['/about///', '/about'],
  ['/a//b', '/a//b'],
  ['/', ''],
  ['', ''],
])('%s ends as %s', (path, trimmed) => {
  expect(withoutTrailingSlashes(path)).toBe(trimmed);
});

test('a long run of slashes costs next to nothing', () => {
  const path = `${'/'.repeat(200_000)}x`;
  const before = process.cpuUsage();
  expect(withoutTrailingSlashes(path)).toBe(path);
  // A regular expression takes a minute of CPU time for this.
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
});
