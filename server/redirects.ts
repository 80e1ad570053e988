import { serviceByOldSlug } from '#catalogue/old-addresses.ts';
import type { Redirects, RemovedService } from '#catalogue/redirect-types.ts';
import { redirects } from '#catalogue/redirects.ts';
import { removedServices } from '#catalogue/removed-services.ts';

interface Moves extends Pick<Redirects, 'moved'> {
  removed: readonly RemovedService[];
}

const moves: Moves = { moved: redirects.moved, removed: removedServices };

/** Where an address of earlier days leads now. The Markdown twin of a service's page leads to a twin where there is one. */
export function movedTo(path: string, { moved, removed }: Moves = moves) {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (Object.hasOwn(moved, plain)) return moved[plain];
  const [, slug = '', ending = ''] = /^\/service\/([^/]+?)(\.md)?$/.exec(plain) ?? [];
  const service = serviceByOldSlug(slug);
  const target = removed.find((each) => each.slug === slug)?.to ?? (service && `/service/${service}`);
  return target?.startsWith('/service/') ? target + ending : target;
}
