import { offeredServices } from './offered-services.ts';
import type { ServiceFacts, ServiceSlug } from './service.ts';

/** Every service, in menu order; overview pages come before their services. */
export const serviceSlugs: readonly ServiceSlug[] = offeredServices.map(({ facts }) => facts.slug);

export interface ServiceName extends Pick<ServiceFacts, 'name' | 'shortName' | 'orderNoun'> {
  /** The noun for one piece, after its size: 'post' in 'a 500-word blog post', 'edit' in 'a DA30+ niche edit'. */
  piece?: string;
}

function pieceOf({ words: { piece, thing }, packages }: ServiceFacts): string | undefined {
  const byAuthority = packages.some(({ limits }) => limits.domainAuthority !== undefined);
  return piece ?? (byAuthority ? thing.replace(/^an? /, '') : undefined);
}

/** The name of each service, and a short one for menus. Plain data; the browser gets it precomputed. */
export const serviceNames: Readonly<Record<ServiceSlug, ServiceName>> = Object.fromEntries(
  offeredServices.map(({ facts }) => {
    const { slug, name, shortName, orderNoun } = facts;
    const piece = pieceOf(facts);
    return [slug, { name, shortName, ...(piece ? { piece } : {}), ...(orderNoun ? { orderNoun } : {}) }];
  }),
);
