import { priceLists } from '#catalogue/price-lists.ts';
import { renderReferences } from '#catalogue/references.ts';
import { serviceSlugs } from '#catalogue/service.ts';
import type { Draft, Finding } from '../draft.ts';

const slugs = new Set<string>(serviceSlugs);

const figures = {
  price: /\$[\d,]+(?:\.\d+)?/g,
  time: /\b\d+(?: to \d+)? (?:day|week|month)s?\b/g,
} as const;

type FigureFacet = keyof typeof figures;
const figureFacets = Object.keys(figures) as FigureFacet[];

interface Statement {
  draft: Draft;
  /** 'logo-design basic price' */
  fact: string;
  values: string[];
}

/** An entry about one service, one tier and one figure states that fact with the figures it holds. */
function statements(draft: Draft): Statement[] {
  const services = draft.tags.filter((tag) => slugs.has(tag));
  const [slug] = services;
  if (!slug || services.length > 1) return [];
  const packages = priceLists[slug as keyof typeof priceLists];
  const tiers = packages.map(({ tier }) => tier).filter((tier) => draft.tags.includes(tier));
  if (tiers.length !== 1) return [];
  const text = renderReferences(draft.answer);
  return figureFacets
    .filter((facet) => draft.tags.includes(facet))
    .map((facet) => ({ draft, fact: `${slug} ${tiers[0]} ${facet}`, values: text.match(figures[facet]) ?? [] }))
    .filter(({ values }) => values.length > 0);
}

/** Two entries about one fact that have no figure in common. */
export function findContradictions(drafts: readonly Draft[]): Finding[] {
  const byFact = Map.groupBy(drafts.flatMap(statements), ({ fact }) => fact);
  return [...byFact].flatMap(([fact, [first, ...others]]) =>
    others
      .filter(({ values }) => !values.some((value) => first?.values.includes(value)))
      .map(({ draft, values }) => ({
        source: draft.source,
        id: draft.id,
        reason: `says ${values.join(', ')} for ${fact}, but ${first?.draft.id} says ${first?.values.join(', ')}`,
      })),
  );
}
