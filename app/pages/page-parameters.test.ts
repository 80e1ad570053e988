import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pageParameters } from './page-parameters.ts';

test('lists every query parameter that pages read, and no other', () => {
  expect(pageParameters('/estimate')).toEqual(expect.arrayContaining(['item', 'start']));
  expect(pageParameters('/services')).toContain('item');
  expect(pageParameters('/service/logo-design.data')).toContain('item');
  expect(pageParameters('/portfolio')).toEqual(['service']);
  expect(pageParameters('/search')).toEqual(['q']);
  expect(pageParameters('/search.data')).toEqual(['q']);
  expect(pageParameters('/contact')).toEqual(pageParameters('/contact.data'));
  expect(pageParameters('/contact')).toEqual(['item', 'discount', 'service', 'sent']);
  for (const address of ['/', '/about', '/portfolio.data', '/blog/tag/seo', '/privacy']) {
    expect(pageParameters(address)).toEqual([]);
  }
});

test('no other part of the site reads the query: pages with parameters unknown here are served as built', async () => {
  const names = (await readdir('app', { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const texts = await Promise.all(names.map(async (name) => ({ name, text: await readFile(`app/${name}`, 'utf8') })));
  const readers = texts.filter(({ name, text }) => /search_?params/i.test(text) && !/\.test\./.test(name));
  // Search files only write a query, quote files read a posted URL and a stored one, and consent only checks whether
  // third parties may see a URL.
  expect(readers.map(({ name }) => name).sort()).toEqual([
    'consent/add-scripts.ts',
    'contact/prefill.ts',
    'estimator/choice.ts',
    'estimator/load-estimate.ts',
    'quotes/make-quote.ts',
    'quotes/quote-view.ts',
    'routes/portfolio.tsx',
    'routes/search.tsx',
    'search/find.ts',
    'search/search-palette.tsx',
    'sections/search-form.tsx',
  ]);
});
