import { packagesOf } from '#catalogue/look-up.ts';
import type { Package } from '#catalogue/package.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import { formatAmount, type QuantityName, upperBound } from '#catalogue/quantities.ts';
import type { CountedKind, Scene } from '#drawings/packages/scene.ts';

/** Which drawing represents a quantity, most telling first: a month of posts rather than its platforms. */
const counted: readonly (readonly [QuantityName, CountedKind])[] = [
  ['concepts', 'concepts'],
  ['posts', 'posts'],
  ['keywords', 'keywords'],
  ['competitors', 'competitors'],
  ['citations', 'listings'],
  ['campaigns', 'adverts'],
  ['stats', 'stats'],
  ['items', 'banners'],
  ['questions', 'answers'],
  ['customizationHours', 'hours'],
];

/** Pages that are written about, not built. */
const reviewed = /report|audit|recommendation|titles, descriptions|on-page/i;
const metaTexts = /meta title/i;
const answersVisitors = /chat widget/i;
const behindTheSite = /database/i;
const sourceCode = /source code/i;
const linksFromOthers = /links from other sites/i;
const comparesLinks = /competitor/i;
const application = /dashboard/i;
const usersManaged = /user management/i;
const takesPayments = /payment/i;

/** A package's deliverables, from its quantities and contents: a new package needs no drawing of its own. */
export function sceneOf({ limits, inclusions }: Pick<Package, 'limits' | 'inclusions'>): Scene {
  const listed = inclusions.join(', ');
  if (limits.words !== undefined) {
    return { kind: 'text', words: upperBound(limits.words), described: /meta description/i.test(listed) };
  }
  if (limits.domainAuthority !== undefined) {
    const authority = upperBound(limits.domainAuthority);
    return { kind: 'link', label: formatAmount('domainAuthority', limits.domainAuthority), authority };
  }
  for (const [name, kind] of counted) {
    const amount = limits[name];
    if (amount !== undefined) return { kind, count: upperBound(amount) };
  }
  if (limits.pages === undefined) return uncounted(inclusions);
  const count = upperBound(limits.pages);
  if (metaTexts.test(listed)) return { kind: 'snippets', count };
  if (application.test(listed)) {
    return { kind: 'application', count, users: usersManaged.test(listed), payment: takesPayments.test(listed) };
  }
  return { kind: reviewed.test(listed) ? 'report' : 'site map', count };
}

/** Without quantities, a drawing shows as much as is listed. */
function uncounted(inclusions: readonly string[]): Scene {
  const listed = inclusions.join(', ');
  if (answersVisitors.test(listed)) return { kind: 'assistant' };
  if (linksFromOthers.test(listed)) return { kind: 'backlinks', compared: comparesLinks.test(listed) };
  const parts = inclusions.filter((inclusion) => !sourceCode.test(inclusion)).length;
  return { kind: behindTheSite.test(listed) ? 'server' : 'checklist', count: parts };
}

/** Where nothing that is sold has a drawing of its own, the same sheet on every card would say nothing. */
const isDrawn = Object.values(priceLists).some((packages) => packages.some((row) => sceneOf(row).kind !== 'checklist'));

/** The picture of a package, if the agency's packages have pictures. */
export function pictureOf(row: Package): Scene | undefined {
  return isDrawn ? sceneOf(row) : undefined;
}

/**
 * A service's deliverables, by its middle package: the smallest shows little, the largest more than fits in a small
 * picture.
 */
export function sceneOfService(slug: string): Scene | undefined {
  const packages = packagesOf(slug);
  const row = packages[Math.floor(packages.length / 2)];
  return row && pictureOf(row);
}

/** The deliverables of each service, without those that have no packages. */
export function scenesOf(services: readonly string[]): Scene[] {
  return services.map(sceneOfService).filter((scene) => scene !== undefined);
}
