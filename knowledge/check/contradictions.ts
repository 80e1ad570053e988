import { packagesOf } from '#catalogue/look-up.ts';
import { moneyPattern } from '#catalogue/money.ts';
import { renderReferences, resolveReference } from '#catalogue/references.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import type { Draft, Finding } from '../draft.ts';

const slugs = new Set<string>(serviceSlugs);

const figures = {
  price: { field: 'price', pattern: new RegExp(moneyPattern, 'g') },
  time: { field: 'days', pattern: /\b\d+(?: to \d+)? (?:day|week|month)s?\b/g },
} as const;

type FigureFacet = keyof typeof figures;
const figureFacets = Object.keys(figures) as FigureFacet[];

interface Statement {
  draft: Draft;
  /** 'logo-design basic price' */
  fact: string;
  values: string[];
  /** The catalogue's value; undefined if the price or delivery time is part of a quote. */
  right: string | undefined;
}

/** An entry about one service, one tier and one figure is taken to state that fact with the figures it contains. */
function statements(draft: Draft): Statement[] {
  const services = draft.tags.filter((tag) => slugs.has(tag));
  const [slug] = services;
  if (!slug || services.length > 1) return [];
  const packages = packagesOf(slug);
  const tiers = packages.map(({ tier }) => tier).filter((tier) => draft.tags.includes(tier));
  if (tiers.length !== 1) return [];
  const text = renderReferences(draft.answer);
  return figureFacets
    .filter((facet) => draft.tags.includes(facet))
    .map((facet) => ({
      draft,
      fact: `${slug} ${tiers[0]} ${facet}`,
      values: text.match(figures[facet].pattern) ?? [],
      right: resolveReference(`${slug}.${tiers[0]}.${figures[facet].field}`),
    }))
    .filter(({ values }) => values.length > 0);
}

/** Entries that don't contain the catalogue's figure for the fact they are about. */
export function findContradictions(drafts: readonly Draft[]): Finding[] {
  return drafts.flatMap(statements).flatMap(({ draft, fact, values, right }) => {
    if (right === undefined || values.includes(right)) return [];
    const reason = `says ${values.join(', ')} for ${fact}, but the catalogue says ${right}`;
    return [{ source: draft.source, id: draft.id, reason }];
  });
}
