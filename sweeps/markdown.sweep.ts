import { expect, inject, test } from 'vitest';
import { categories } from '#catalogue/categories.ts';
import { sold } from '#catalogue/fixture-sold.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import { referencePattern } from '#catalogue/references.ts';
import { markdownPath } from '#company/markdown-path.ts';
import { builtPages, builtTexts } from './built-site.ts';
import { figuresOfElement, figuresOfMarkdown } from './figures-of.ts';
import { attribute, parsePage, textOf } from './parse-page.ts';

const address = inject('siteAddress');
const accept = 'text/markdown';
const markdownOf = new Map(builtTexts('.md').map(({ path, text }) => [path, text]));

test.each(builtPages)('$path has the same figures as a page and as Markdown', ({ path, document }) => {
  const markdown = markdownOf.get(markdownPath(path)) ?? '';
  const [main] = document.querySelectorAll('main');
  const [heading] = document.querySelectorAll('h1');
  if (!main || !heading) throw new Error(`${path} has no main part or no heading`);
  expect(markdown).toContain(`\n# ${textOf(heading)}\n`);
  expect(figuresOfMarkdown(markdown)).toEqual(figuresOfElement(main));
  expect(markdown).not.toMatch(referencePattern);
  expect(markdown).not.toMatch(/undefined|\[object|\n{3}|<\/?[a-z]/);
});

test.each(builtPages)('$path links to its Markdown and to llms.txt, and serves it', async ({ path, document }) => {
  const target = (selector: string) => document.querySelectorAll(selector).map((link) => attribute(link, 'href'));
  expect(target('link[rel="alternate"][type="text/markdown"]')).toEqual([markdownPath(path)]);
  expect(target('link[rel="describedby"]')).toEqual(['/llms.txt']);
  const response = await fetch(address + path, { headers: { accept } });
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(response.headers.get('vary')).toContain('accept');
  expect(await response.text()).toBe(markdownOf.get(markdownPath(path)));
});

test.each([
  ['/no-such-page', 404],
  [`/estimate?item=${sold.slug}.${sold.row.tier}.2&discount=1`, 200],
  [`/portfolio?service=${sold.slug}`, 200],
  ['/search?q=refund', 200],
])('%s, rendered on request, has the same figures in both forms', async (path, status) => {
  const [markdown, page] = await Promise.all([fetch(address + path, { headers: { accept } }), fetch(address + path)]);
  expect([markdown.status, page.status]).toEqual([status, status]);
  expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  const [main] = parsePage(await page.text()).document.querySelectorAll('main');
  if (!main) throw new Error(`${path} has no main part`);
  expect(figuresOfMarkdown(await markdown.text())).toEqual(figuresOfElement(main));
});

test('llms.txt has a title, a summary and sections of links', () => {
  const [{ text } = { text: '' }] = builtTexts('/llms.txt');
  const [head = '', ...sections] = text.split(/^## /m);
  expect(head).toMatch(/^# .+\n\n> .+\n\n/);
  expect(head).not.toMatch(/^#{2,} /m);
  expect(sections.length).toBeGreaterThan(categories.length);
  for (const section of sections)
    expect(section).toMatch(/^.+\n\n(?:- \[[^\]]+\]\(https?:\/\/[^)\s]+\.md\): .+\n)+\n?$/);
});

test('llms.txt says how often a price that recurs is paid, as the page does', () => {
  const [{ text } = { text: '' }] = builtTexts('/llms.txt');
  const recurring = [...text.matchAll(/\/service\/([\w-]+)\.md\): (.+ per \d+ days)$/gm)];
  const isRecurring = Object.values(priceLists).some((packages) => packages.some(({ recurs }) => recurs));
  expect(recurring.length > 0).toBe(isRecurring);
  for (const [, slug, price] of recurring) expect(markdownOf.get(`/service/${slug}.md`)).toContain(price);
});
