import { categories } from '#catalogue/categories.ts';
import { emptiedTexts, stillSold } from '#catalogue/left-out.ts';
import { isServiceSlug } from '#catalogue/look-up.ts';
import { redirects } from '#catalogue/redirects.ts';
import { removedServices } from '#catalogue/removed-services.ts';
import { exhibits } from '#content/exhibits.ts';
import { findItemFaults } from '#content/item-faults.ts';
import { about } from '#content/pages/about.ts';
import { careers } from '#content/pages/careers.ts';
import { blogText, portfolioTexts, sitemapText, testimonialsTexts } from '#content/pages/collection-texts.ts';
import { contact } from '#content/pages/contact.ts';
import { home } from '#content/pages/home.ts';
import { howWeWork } from '#content/pages/how-we-work.ts';
import { terms } from '#content/pages/terms.ts';
import { portfolio } from '#content/portfolio.ts';
import { findPostFaults } from '#content/post-faults.ts';
import { testimonials } from '#content/testimonials.ts';
import type { Finding } from './finding.ts';
import { locationOf, type TextFile } from './text-files.ts';

/** Page texts whose fields are all required. */
const pageTexts: readonly [file: string, data: unknown][] = [
  ['content/pages/home.ts', home],
  ['content/pages/about.ts', about],
  ['content/pages/careers.ts', careers],
  ['content/pages/contact.ts', contact],
  ['content/pages/how-we-work.ts', howWeWork],
  ['content/pages/terms.ts', terms],
  ['content/pages/collection-texts.ts', { blogText, portfolioTexts, sitemapText, testimonialsTexts }],
  ...portfolio.map((piece): [string, unknown] => ['content/portfolio.ts', piece]),
];

/** References of the collections and the home page to missing items. */
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
        .filter((slug) => !isServiceSlug(slug) && stillSold([slug]).length > 0)
        .map((slug) => ({ where: locationOf(files, file, `'${slug}'`), reason: `names '${slug}', which is not sold` })),
    ),
    ...home.work
      .filter((slug) => !pieces.includes(slug))
      .map((slug) => ({
        where: locationOf(files, 'content/pages/home.ts', `'${slug}'`),
        reason: `shows '${slug}', which the portfolio does not have`,
      })),
    ...categories
      .filter(({ attributes }) => !home.categoryPromises[attributes.sid])
      .map(({ attributes }) => ({
        where: locationOf(files, 'content/pages/home.ts', 'categoryPromises: {'),
        reason: `categoryPromises has no sentence for '${attributes.sid}' (${attributes.name})`,
      })),
    ...[
      ...removedServices.map(({ slug, to }) => ['catalogue/offered.ts', slug, to] as const),
      ...Object.entries(redirects.moved).map(([from, to]) => ['catalogue/redirects.ts', from, to] as const),
    ]
      .filter(([, , to]) => to.startsWith('/') && !paths.has(to))
      .map(([file, from, to]) => ({
        where: locationOf(files, file, from),
        reason: `'${from}' leads to ${to}, which is no page`,
      })),
    ...pageTexts.flatMap(([file, data]) =>
      emptiedTexts(data).map((text) => ({
        where: locationOf(files, file, text.slice(0, 40)),
        reason: 'speaks of nothing but a service that is no longer sold: write it anew',
      })),
    ),
    ...findItemFaults(testimonials).map((reason) => ({ where: 'content/testimonials.ts', reason })),
    ...findItemFaults(portfolio).map((reason) => ({ where: 'content/portfolio.ts', reason })),
    ...findPostFaults(),
  ];
}

/** Drawings that no page shows. */
export function findUnusedDrawings(files: readonly TextFile[]): Finding[] {
  const pieces = new Set(portfolio.map(({ slug }) => slug));
  return Object.keys(exhibits)
    .filter((slug) => !pieces.has(slug))
    .map((slug) => ({
      where: locationOf(files, 'content/exhibits.ts', `'${slug}'`),
      reason: `draws '${slug}', which the portfolio does not have: delete it`,
    }));
}
