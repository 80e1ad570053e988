import { expect, inject, test } from 'vitest';
import { expectOwnScripts, expectSafe } from './expect-safe.ts';
import { linksOfPage } from './links-of.ts';
import { markupFindings } from './markup-rules.ts';
import { parsePage } from './parse-page.ts';
import { faultsOfLinks } from './site-links.ts';

const address = inject('siteAddress');

test.each([
  ['/no-such-page', 404],
  ['/service/logo-desgin', 404],
  ['/estimate?item=logo-design.basic.2', 200],
  ['/portfolio?service=graphic-design', 200],
  ['/search?q=refund', 200],
  [`/search?q=${encodeURIComponent('<script>alert(1)</script>')}`, 200],
])('%s, rendered on request, is as valid and safe as a built page', async (path, status) => {
  const response = await fetch(address + path, { redirect: 'manual' });
  expect(response.status).toBe(status);
  expectSafe(response);
  const html = await response.text();
  const page = parsePage(html);
  expectOwnScripts(response, page);
  expect(await markupFindings(html, path)).toEqual([]);
  // A missing page can't be the target of its own fragments.
  const links = linksOfPage(page.document).filter((link) => !link.startsWith('#'));
  expect(faultsOfLinks(links, path)).toEqual([]);
  expect(page.document.querySelectorAll('main h1').length).toBe(1);
});
