import { serviceByOldSlug } from '#catalogue/old-addresses.ts';
import { redirects } from '#catalogue/redirects.ts';

/** Where an address of earlier days leads now. */
export function movedTo(path: string): string | undefined {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (Object.hasOwn(redirects.moved, plain)) return redirects.moved[plain];
  const [, slug = ''] = /^\/service\/([^/]+)$/.exec(plain) ?? [];
  const removed = redirects.removed.find((each) => each.slug === slug);
  if (removed) return removed.to;
  const service = serviceByOldSlug(slug);
  return service && `/service/${service}`;
}
