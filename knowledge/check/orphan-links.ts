import { renderReferences } from '#catalogue/references.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { absoluteUrl, orderApp, whatsappUrl } from '#company/addresses.ts';
import type { Draft, Finding } from '../draft.ts';

const ownPaths = [
  '/',
  '/services',
  '/portfolio',
  '/testimonials',
  '/about',
  '/contact',
  '/estimate',
  '/careers',
  '/sitemap',
  '/terms-and-conditions',
  '/privacy',
  '/blog',
  ...serviceSlugs.map((slug) => `/service/${slug}`),
];

const known = new Set([...ownPaths.map(absoluteUrl), ...Object.values(orderApp ?? {}), whatsappUrl() ?? '']);

function linksIn(text: string): string[] {
  return (text.match(/https?:\/\/[^\s)*]+/g) ?? []).map((link) =>
    link.replace(/(?<![.,;:!?])[.,;:!?]+$/, '').replace(/#.*/, ''),
  );
}

/** Links that lead neither to one of our pages, nor to the ordering app, nor to WhatsApp. */
export function findOrphanLinks(drafts: readonly Draft[]): Finding[] {
  return drafts.flatMap(({ source, id, answer }) =>
    linksIn(renderReferences(answer))
      .filter((link) => !known.has(link) && !known.has(`${link}/`))
      .map((link) => ({ source, id, reason: `the link ${link} leads to no page` })),
  );
}
