import { expect, test } from 'vitest';
import { siteAddresses } from '#app/pages/site-addresses.ts';
import { policies } from '#catalogue/policies.ts';
import { absoluteUrl } from '#company/addresses.ts';
import { type BuiltPage, builtPages } from './built-site.ts';
import { attribute, textOf } from './parse-page.ts';

const { titleCharacters, descriptionCharacters } = policies.meta;

/** A page's metadata of a given name, which must occur exactly once. */
function said({ path, document }: BuiltPage, selector: string, name?: string): string {
  const found = document.querySelectorAll(selector);
  expect(found.length, `${selector} on ${path}`).toBe(1);
  return found.map((element) => (name ? attribute(element, name) : textOf(element))).join('');
}

const pages = builtPages.map((page) => ({
  page,
  path: page.path,
  title: said(page, 'head > title'),
  description: said(page, 'meta[name="description"]', 'content'),
}));

test.each(pages)('$path has a title and a description of the right length', ({ title, description }) => {
  expect(title).not.toBe('');
  expect(title.length, title).toBeLessThanOrEqual(titleCharacters);
  expect(description.length, description).toBeGreaterThanOrEqual(descriptionCharacters.from);
  expect(description.length, description).toBeLessThanOrEqual(descriptionCharacters.to);
  expect(title + description, 'a reference was not filled in').not.toMatch(/[{}]|undefined|\bnull\b/);
});

test.each(['title', 'description'] as const)('no two pages share a %s', (name) => {
  const texts = pages.map((page) => page[name].toLowerCase());
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('no two pages share a heading', () => {
  const headings = pages.map(({ page }) => said(page, 'h1'));
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});

test.each(pages)('$path has its own link preview', ({ page, path, title, description }) => {
  expect(said(page, 'link[rel="canonical"]', 'href')).toBe(absoluteUrl(path));
  expect(said(page, 'meta[property="og:url"]', 'content')).toBe(absoluteUrl(path));
  expect(said(page, 'meta[property="og:title"]', 'content')).toBe(title);
  expect(said(page, 'meta[property="og:description"]', 'content')).toBe(description);
  expect(said(page, 'meta[property="og:image"]', 'content')).toMatch(/^https:.+\.(?:png|jpg)$/);
});

test("exactly the site's URLs are built", () => {
  const addresses = siteAddresses().map(({ path }) => path);
  expect(pages.map(({ path }) => path).sort()).toEqual(addresses.sort());
});
