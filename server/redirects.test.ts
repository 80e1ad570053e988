import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redirects } from '#catalogue/redirects.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { movedTo } from './redirects.ts';

describe('addresses of the earlier site', () => {
  test.each(serviceSlugs)('lead to the current page of %s', (slug) => {
    for (const ending of redirects.endings) {
      expect(movedTo(`/service/${slug}${ending}`)).toBe(`/service/${slug}`);
      expect(movedTo(`/service/${slug}${ending}/`)).toBe(`/service/${slug}`);
    }
    expect(movedTo(`/service/${slug}`)).toBeUndefined();
  });

  test('of services no longer sold, and all others that moved, lead where the table says', () => {
    for (const { slug, to } of redirects.removed) expect(movedTo(`/service/${slug}`)).toBe(to);
    for (const [from, to] of Object.entries(redirects.moved)) expect(movedTo(from)).toBe(to);
  });

  test('lead nowhere for a service that never was', () => {
    expect(movedTo(`/service/kite-flying${redirects.endings[0] ?? '-agency'}`)).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (path) => {
        expect(movedTo(`/blog/${path}`)).toBeUndefined();
      }),
    );
  });
});
