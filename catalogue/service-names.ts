import { offeredServices } from './offered-services.ts';
import type { ServiceFacts, ServiceSlug } from './service.ts';

/** Every service, in the order of the menu; a page that only gathers services comes before them. */
export const serviceSlugs: readonly ServiceSlug[] = offeredServices.map(({ facts }) => facts.slug);

export interface ServiceName extends Pick<ServiceFacts, 'name' | 'shortName'> {
  /** What is ordered one by one, after its size: the post of 'a 500-word blog post', the edit of 'a DA30+ niche edit'. */
  piece?: string;
}

function pieceOf({ words: { piece, thing }, packages }: ServiceFacts): string | undefined {
  const byAuthority = packages.some(({ limits }) => limits.domainAuthority !== undefined);
  return piece ?? (byAuthority ? thing.replace(/^an? /, '') : undefined);
}

/** The name of each service, and a short one for menus. Plain data: the browser gets it worked out. */
export const serviceNames: Readonly<Record<ServiceSlug, ServiceName>> = Object.fromEntries(
  offeredServices.map(({ facts }) => {
    const { slug, name, shortName } = facts;
    const piece = pieceOf(facts);
    return [slug, { name, shortName, ...(piece ? { piece } : {}) }];
  }),
);
