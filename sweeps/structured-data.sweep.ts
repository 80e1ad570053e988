import { expect, test } from 'vitest';
import { type SiteAddress, siteAddresses } from '#app/pages/site-addresses.ts';
import { sitePages } from '#app/pages/site-pages.ts';
import { absoluteUrl } from '#company/addresses.ts';
import { builtPages } from './built-site.ts';
import { structuredDataFaults } from './structured-data-faults.ts';
import { structuredDataOf } from './structured-data-of.ts';

/** The types of each kind of page, besides its breadcrumb. */
const typesByKind: Readonly<Record<SiteAddress['kind'], readonly string[]>> = {
  page: [],
  service: ['Service', 'FAQPage'],
  piece: [],
  post: ['BlogPosting'],
  tag: ['CollectionPage'],
  list: ['CollectionPage'],
  search: [],
};

/** The fixed pages with a more specific type. */
const typesByPath: Readonly<Record<string, readonly string[]>> = {
  [sitePages.home.path]: ['Organization', 'ProfessionalService', 'WebSite', 'FAQPage'],
  [sitePages.about.path]: ['Organization', 'ProfessionalService'],
  [sitePages.services.path]: ['CollectionPage'],
  [sitePages.portfolio.path]: ['CollectionPage'],
  [sitePages.blog.path]: ['CollectionPage'],
  [sitePages.contact.path]: ['ContactPage'],
};

const kinds = new Map(siteAddresses().map(({ path, kind }) => [path, kind]));
const pages = builtPages.map(({ path, document }) => ({ path, statements: structuredDataOf(document) as Statement[] }));

interface Statement {
  '@context': string;
  '@type': string | string[];
  url?: string;
  mainEntity?: { itemListElement?: { url: string }[] };
}

test.each(pages)('$path has every property that its structured data needs', ({ statements }) => {
  expect(statements.flatMap((statement) => structuredDataFaults(statement))).toEqual([]);
  expect(statements.map((statement) => statement['@context'])).toEqual(statements.map(() => 'https://schema.org'));
});

test.each(pages)('$path has its type and breadcrumbs', ({ path, statements }) => {
  const kind = kinds.get(path);
  const expected = [...(typesByPath[path] ?? typesByKind[kind ?? 'page']), ...(path === '/' ? [] : ['BreadcrumbList'])];
  expect(statements.flatMap((statement) => statement['@type']).sort()).toEqual(expected.sort());
});

test.each(pages)('$path refers to itself by its own URL', ({ path, statements }) => {
  const own = statements.filter((statement) => /Page$|^Service$|^BlogPosting$/.test(`${statement['@type']}`));
  const addresses = own.flatMap(({ url }) => url ?? []);
  expect(addresses).toEqual(addresses.map(() => absoluteUrl(path)));
});

test('whatever is referenced by id is described on the home page', () => {
  const described = new Set(
    JSON.stringify(pages.find(({ path }) => path === '/')?.statements).match(/"@id":"[^"]+"(?=,)/g),
  );
  const named = pages.flatMap(({ statements }) => JSON.stringify(statements).match(/\{"@id":"[^"]+"\}/g) ?? []);
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !described.has(name.slice(1, -1)))).toEqual([]);
});

test('the list of services has each service of the menus once', () => {
  const { statements = [] } = pages.find(({ path }) => path === sitePages.services.path) ?? {};
  const listed = statements.flatMap(({ mainEntity }) => mainEntity?.itemListElement ?? []).map(({ url }) => url);
  const menu = builtPages.find(({ path }) => path === '/')?.document.querySelectorAll('nav details ul ul a') ?? [];
  const services = menu.map((link) => absoluteUrl(link.getAttributeValue('href') ?? ''));
  expect(services.length).toBeGreaterThan(5);
  expect(listed.sort()).toEqual([...new Set(services)].sort());
});
