import { expect, test } from 'vitest';
import { serviceNames } from '#catalogue/service-names.ts';
import { loadPosts } from '#content/load-posts.ts';
import { terms } from '#content/pages/terms.ts';
import type { Entry } from '#knowledge/entry.ts';
import { isWritten } from '#knowledge/id-ranges.ts';
import { allEntries } from '#knowledge/index.ts';
import { createWordIndex } from '#search/word-index.ts';
import { allDocuments } from './all-documents.ts';

const documents = allDocuments();
const index = createWordIndex(documents);
const paths = new Set(documents.map(({ path }) => path));

test.each(Object.entries(serviceNames))('%s is found first by its name', (slug, { name }) => {
  expect(index.rank(name, 1)[0]?.document.path).toBe(`/service/${slug}`);
});

test.each(loadPosts())('the post $slug is found by its title', ({ slug, title }) => {
  expect(index.rank(title, 3).map(({ document }) => document.path)).toContain(`/blog/${slug}`);
});

test('every text page and every section of the terms can be found', () => {
  for (const { id } of terms.sections) expect(paths).toContain(`/terms-and-conditions#${id}`);
  for (const path of ['/about#story', '/careers#apply', '/contact#ways', '/testimonials'])
    expect(paths).toContain(path);
});

test('hand-written answers can be found, except small talk and answers with blanks', () => {
  const found = new Set(documents.flatMap(({ entry }) => entry ?? []));
  const written = allEntries().filter(({ id }) => isWritten(id));
  const lost = written.filter(({ id }) => !found.has(id));
  const isLeftOut = ({ category, tags, onlyInCase }: Entry) =>
    category === 'smalltalk' || tags.includes('steering') || onlyInCase;
  expect(lost.filter((entry) => !isLeftOut(entry))).toEqual([]);
  expect(written.filter((entry) => isLeftOut(entry) && found.has(entry.id))).toEqual([]);
});

test('no text contains an unresolved reference', () => {
  const texts = documents.flatMap(({ title, text = '', note = '' }) => [title, text, note]);
  expect(texts.filter((text) => /\{[a-z-]+\.[\w.-]+\}/.test(text))).toEqual([]);
});
