import { renderReferences } from '#catalogue/references.ts';
import { about } from '#content/pages/about.ts';
import { assurances } from '#content/pages/assurances.ts';
import type { Assurance } from '#content/pages/page-types.ts';
import { terms } from '#content/pages/terms.ts';
import { sitePages } from '../pages/site-pages.ts';
import { type SignPaths, signs } from './assurance-signs.ts';

export interface AssuranceLink {
  text: string;
  path: string;
  sign: SignPaths;
}

/** Reasons to order; `inclusions` are those of the packages shown. */
export function assuranceLinks(inclusions: readonly string[], from = assurances): AssuranceLink[] {
  return from
    .filter(({ when }) => when === undefined || when === codeIn(inclusions))
    .map(({ text, sign = 'shield', at }) => ({
      text: renderReferences(text),
      path: policyPath(at),
      sign: signs[sign],
    }));
}

/** Whether packages with these contents include source code. */
export function codeIn(inclusions: readonly string[]): NonNullable<Assurance['when']> {
  return inclusions.some((inclusion) => /source code/i.test(inclusion)) ? 'with code' : 'without code';
}

/** Authors choose the names of sections: without one of that name, the link leads to the page itself. */
export function policyPath({ page, section }: Assurance['at']): string {
  const { path } = sitePages[page];
  const sections = page === 'terms' ? terms.sections : [about.story, about.work, about.places];
  return sections.some(({ id }) => id === section) ? `${path}#${section}` : path;
}
