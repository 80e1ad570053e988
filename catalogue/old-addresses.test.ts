import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serviceByOldSlug } from './old-addresses.ts';
import { redirects } from './redirects.ts';
import { serviceNames, serviceSlugs } from './service-names.ts';

describe('old slugs', () => {
  test.each(serviceSlugs)('%s is found by its old ending, which differs from its slug', (slug) => {
    for (const ending of redirects.endings) expect(serviceByOldSlug(slug + ending)).toBe(slug);
    expect(serviceByOldSlug(slug)).toBeUndefined();
  });

  test.each([...Object.entries(serviceNames).map(([slug, { name }]) => [slug, name] as const)])(
    '%s is found by its name as a slug',
    (slug, name) => {
      const old = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-services`;
      expect(serviceByOldSlug(old) ?? old).toBe(serviceSlugs.includes(old) ? old : slug);
    },
  );

  test('only lead to current services', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = serviceByOldSlug(text);
        expect(found === undefined || serviceSlugs.includes(found)).toBe(true);
      }),
    );
  });
});
