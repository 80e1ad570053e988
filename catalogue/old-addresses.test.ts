import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serviceByOldSlug } from './old-addresses.ts';
import { serviceSlugs } from './service.ts';

describe('old slugs', () => {
  test.each(serviceSlugs)('%s is found by its old ending and is not its own old slug', (slug) => {
    expect(serviceByOldSlug(`${slug}-agency-in-pakistan`)).toBe(slug);
    expect(serviceByOldSlug(slug)).toBeUndefined();
  });

  test.each([
    ['next-js-web-development', 'nextjs-web-development'],
    ['next-js-web-development-agency-in-pakistan', 'nextjs-web-development'],
    ['web-applications', 'web-application-development'],
    ['seo-agency-in-pakistan', 'search-engine-optimization'],
    ['logo-design-services-agency-in-pakistan', 'logo-design'],
  ])('%s leads to %s', (old, current) => {
    expect(serviceByOldSlug(old)).toBe(current);
  });

  test('never lead anywhere but to a present service', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = serviceByOldSlug(text);
        expect(found === undefined || serviceSlugs.includes(found)).toBe(true);
      }),
    );
  });
});
