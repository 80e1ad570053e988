import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { company } from '#company/facts.ts';
import { loadPosts } from '#content/load-posts.ts';
import { portfolio } from '#content/portfolio.ts';

/** How often a page says what its prices leave out. */
async function timesSaid(page: string): Promise<number> {
  const html = await readFile(path.join('build/client', page, 'index.html'), 'utf8');
  // What the page's own data say doesn't count: a visitor sees the body without its scripts.
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').split(company.taxNote).length - 1;
}

const [post] = loadPosts();
const [piece] = portfolio;

test.each([
  ['the strip of starting prices and the categories at home', '', 2],
  ['the list of services', 'services', 1],
  ['a service', 'service/wedding-photography', 1],
  ['a service of one package', 'service/business-headshots', 1],
  ['the services of a post', `blog/${post?.slug}`, 1],
  ['the services of a piece of work', `portfolio/${piece?.slug}`, 1],
])('%s has the VAT note', async (_where, page, times) => {
  expect(company.taxNote).not.toBe('');
  expect(await timesSaid(page)).toBeGreaterThanOrEqual(times);
});

test('a page without prices has no VAT note', async () => {
  expect(await timesSaid('careers')).toBe(0);
});
