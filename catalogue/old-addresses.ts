import { nameOf } from './look-up.ts';
import { redirects } from './redirects.ts';
import type { ServiceSlug } from './service.ts';
import { serviceSlugs } from './service-names.ts';

/** 'Next.js Web Development' becomes 'next-js-web-development'. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Every slug a service may have had: its current slug, and its names as slugs. */
function earlierSlugs(slug: ServiceSlug): string[] {
  const { name, shortName } = nameOf(slug);
  const bases = [slug, slugOf(name), slugOf(shortName), `${slug}-services`, `${slugOf(name)}-services`];
  return [...redirects.endings.flatMap((ending) => bases.map((base) => base + ending)), ...bases];
}

const current: ReadonlySet<string> = new Set(serviceSlugs);

/** A slug that matches two services belongs to the first one listed. */
const currentByOldSlug = new Map<string, ServiceSlug>(
  serviceSlugs
    .flatMap((slug) => earlierSlugs(slug).map((old): [string, ServiceSlug] => [old, slug]))
    .filter(([old]) => !current.has(old))
    .toReversed(),
);

/** The service an old slug belonged to; undefined for current and unknown slugs. */
export function serviceByOldSlug(slug: string): ServiceSlug | undefined {
  return currentByOldSlug.get(slug);
}
