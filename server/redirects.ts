import { serviceSlugs } from '#catalogue/service.ts';

const oldEnding = '-agency-in-pakistan';
const knownSlugs: ReadonlySet<string> = new Set(serviceSlugs);

/** Where an address of the earlier site lives now. */
export function movedTo(path: string): string | undefined {
  const [, slug = ''] = /^\/service\/([^/]+)\/?$/.exec(path) ?? [];
  if (!slug.endsWith(oldEnding)) return undefined;
  const current = slug.slice(0, -oldEnding.length);
  return knownSlugs.has(current) ? `/service/${current}` : undefined;
}
