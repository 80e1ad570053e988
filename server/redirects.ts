import { serviceByOldSlug } from '#catalogue/old-addresses.ts';

/** Where an address of the earlier site lives now. */
export function movedTo(path: string): string | undefined {
  const [, slug = ''] = /^\/service\/([^/]+)\/?$/.exec(path) ?? [];
  const service = serviceByOldSlug(slug);
  return service && `/service/${service}`;
}
