import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serviceSlugs } from '#catalogue/service.ts';
import { movedTo } from './redirects.ts';

describe('addresses of the earlier site', () => {
  test.each(serviceSlugs)('lead to the current page of %s', (slug) => {
    expect(movedTo(`/service/${slug}-agency-in-pakistan`)).toBe(`/service/${slug}`);
    expect(movedTo(`/service/${slug}-agency-in-pakistan/`)).toBe(`/service/${slug}`);
    expect(movedTo(`/service/${slug}`)).toBeUndefined();
  });

  test('lead nowhere for a service that never was', () => {
    expect(movedTo('/service/kite-flying-agency-in-pakistan')).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (path) => {
        expect(movedTo(`/blog/${path}`)).toBeUndefined();
      }),
    );
  });
});
