import { expect, test } from 'vitest';
import { isListed, siteAddresses } from '#app/pages/site-addresses.ts';
import { absoluteUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import { unpackDocuments } from '#search/pack-documents.ts';
import { builtPages, builtTexts } from './built-site.ts';
import { linksOfPage, linksOfText } from './links-of.ts';
import { attribute } from './parse-page.ts';
import { faultsOfLinks } from './site-links.ts';

test.each(builtPages)('every link on $path leads to a page, an anchor or a file', ({ path, document }) => {
  const links = linksOfPage(document);
  expect(links.length).toBeGreaterThan(20);
  expect(faultsOfLinks(links, path)).toEqual([]);
});

test('every page is linked to from another', () => {
  const linked = new Set(
    builtPages.flatMap(({ path, document }) => {
      const anchors = document.querySelectorAll('a[href]').map((anchor) => attribute(anchor, 'href'));
      const targets = anchors.map((href) => new URL(href, absoluteUrl(path)).pathname);
      return targets.filter((target) => target !== path);
    }),
  );
  expect(builtPages.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
});

test.each(['/feed.xml', '/sitemap.xml', '/robots.txt', '/llms.txt', '/.well-known/security.txt', '.md'])(
  'every link in %s leads to a page',
  (ending) => {
    for (const { path, text } of builtTexts(ending)) {
      // XML namespaces look like URLs.
      const links = linksOfText(text.replace(/ xmlns="[^"]*"/g, ''));
      expect(links, path).not.toEqual([]);
      expect(faultsOfLinks(links, path), path).toEqual([]);
    }
  },
);

test('the sitemap lists every page, except further pages of lists', () => {
  const [map] = builtTexts('/sitemap.xml');
  const expected = siteAddresses().filter(isListed);
  const listed = linksOfText(map?.text ?? '').filter((link) => link.startsWith(company.site));
  expect(listed.sort()).toEqual(expected.map(({ path }) => absoluteUrl(path)).sort());
});

test('every search result exists, including its section or question', () => {
  const [index] = builtTexts('/search.json');
  const paths = unpackDocuments(JSON.parse(index?.text ?? '')).flatMap(({ path }) => path ?? []);
  expect(paths.filter((path) => path.includes('#')).length).toBeGreaterThan(50);
  expect(faultsOfLinks(paths, '/')).toEqual([]);
});

test('the icons and the start page of the web manifest exist', () => {
  const [manifest] = builtTexts('/site.webmanifest');
  const { start_url: start, icons } = JSON.parse(manifest?.text ?? '');
  const addresses: string[] = [start, ...icons.map(({ src }: { src: string }) => src)];
  expect(faultsOfLinks(addresses, '/site.webmanifest')).toEqual([]);
});
