import { serviceByOldSlug } from '#catalogue/old-addresses.ts';
import type { Redirects, RemovedService } from '#catalogue/redirect-types.ts';
import { redirects } from '#catalogue/redirects.ts';
import { removedServices } from '#catalogue/removed-services.ts';

interface Moves extends Pick<Redirects, 'moved'> {
  removed: readonly RemovedService[];
}

const moves: Moves = { moved: redirects.moved, removed: removedServices };

/** The redirect target of an old URL. The Markdown version of a service page redirects to a Markdown version if there is one. */
export function movedTo(path: string, { moved, removed }: Moves = moves) {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (Object.hasOwn(moved, plain)) return moved[plain];
  const [, slug = '', ending = ''] = /^\/service\/([^/]+?)(\.md)?$/.exec(plain) ?? [];
  const service = serviceByOldSlug(slug);
  const target = removed.find((each) => each.slug === slug)?.to ?? (service && `/service/${service}`);
  return target?.startsWith('/service/') ? target + ending : target;
}

/** Strips trailing slashes in one pass; a regular expression would take quadratic time on thousands of slashes. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
