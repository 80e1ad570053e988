import { nameOf } from './look-up.ts';
import { redirects } from './redirects.ts';
import type { ServiceSlug } from './service.ts';
import { serviceSlugs } from './service-names.ts';

/** Next.js Web Development to 'next-js-web-development'. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Every slug a service can have been known by before its present one: its present slug, its names as slugs. */
function earlierSlugs(slug: ServiceSlug): string[] {
  const { name, shortName } = nameOf(slug);
  const bases = [slug, slugOf(name), slugOf(shortName), `${slug}-services`, `${slugOf(name)}-services`];
  return [...redirects.endings.flatMap((ending) => bases.map((base) => base + ending)), ...bases];
}

const current: ReadonlySet<string> = new Set(serviceSlugs);

/** A slug that two services could claim goes to the one listed first. */
const currentByOldSlug = new Map<string, ServiceSlug>(
  serviceSlugs
    .flatMap((slug) => earlierSlugs(slug).map((old): [string, ServiceSlug] => [old, slug]))
    .filter(([old]) => !current.has(old))
    .toReversed(),
);

/** The service an old slug led to; undefined for present slugs and unknown ones. */
export function serviceByOldSlug(slug: string): ServiceSlug | undefined {
  return currentByOldSlug.get(slug);
}
