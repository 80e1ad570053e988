import { categories } from '#catalogue/categories.ts';
import { isServiceSlug } from '#catalogue/look-up.ts';
import { redirects } from '#catalogue/redirects.ts';
import { findItemFaults } from '#content/item-faults.ts';
import { home } from '#content/pages/home.ts';
import { portfolio } from '#content/portfolio.ts';
import { findPostFaults } from '#content/post-faults.ts';
import { testimonials } from '#content/testimonials.ts';
import type { Finding } from './finding.ts';
import { placeOf, type TextFile } from './text-files.ts';

/** What the collections and the home page name that is not there. */
export function checkContent(files: readonly TextFile[], paths: ReadonlySet<string>): Finding[] {
  const named: readonly [file: string, slugs: readonly string[]][] = [
    ['content/testimonials.ts', testimonials.flatMap(({ services }) => services)],
    ['content/portfolio.ts', portfolio.flatMap(({ services }) => services)],
    ['content/pages/home.ts', home.prices.map(({ service }) => service)],
  ];
  const pieces = portfolio.map(({ slug }) => slug);
  return [
    ...named.flatMap(([file, slugs]) =>
      [...new Set(slugs)]
        .filter((slug) => !isServiceSlug(slug))
        .map((slug) => ({ where: placeOf(files, file, `'${slug}'`), reason: `names '${slug}', which is not sold` })),
    ),
    ...home.work
      .filter((slug) => !pieces.includes(slug))
      .map((slug) => ({
        where: placeOf(files, 'content/pages/home.ts', `'${slug}'`),
        reason: `shows '${slug}', which the portfolio does not have`,
      })),
    ...categories
      .filter(({ attributes }) => !home.categoryPromises[attributes.sid])
      .map(({ attributes }) => ({
        where: placeOf(files, 'content/pages/home.ts', 'categoryPromises: {'),
        reason: `categoryPromises has no sentence for '${attributes.sid}' (${attributes.name})`,
      })),
    ...[...redirects.removed.map(({ slug, to }) => [slug, to]), ...Object.entries(redirects.moved)]
      .filter(([, to = '']) => to.startsWith('/') && !paths.has(to))
      .map(([from, to]) => ({ where: 'catalogue/redirects.ts', reason: `'${from}' leads to ${to}, which is no page` })),
    ...findItemFaults(testimonials).map((reason) => ({ where: 'content/testimonials.ts', reason })),
    ...findItemFaults(portfolio).map((reason) => ({ where: 'content/portfolio.ts', reason })),
    ...findPostFaults(),
  ];
}
