import { expect, test } from 'vitest';
import { catalogue } from '#catalogue/catalogue.ts';
import type { Package } from '#catalogue/package.ts';
import { base } from '#company/places.ts';
import { finishEntries } from '../finish-entries.ts';
import { allEntries } from '../index.ts';
import { catalogueEntries } from './catalogue-entries.ts';

const entries = allEntries();

type Made = Pick<Package, 'limits' | 'inclusions'>;

/** The comparison of packages that a service might have. */
function comparisonOf(made: readonly Made[]): string {
  const [slug = ''] = Object.entries(catalogue.priceLists).find(([, rows]) => rows.length > 1) ?? [];
  const rows = made.map(
    (row, at): Package => ({
      tier: `tier-${at}`,
      name: ['Small', 'Middle', 'Large'][at] ?? '',
      price: 100 * (at + 1),
      delivery: { from: 4, to: 4, unit: 'day' },
      ...row,
    }),
  );
  const changed = { ...catalogue, priceLists: { ...catalogue.priceLists, [slug]: rows } };
  const said = finishEntries(catalogueEntries(changed, {}), changed).entries;
  return said.find(({ tags }) => tags.includes(slug) && tags.includes('comparison'))?.answer ?? '';
}

test('names in the plural have verbs in the plural', () => {
  const singular = /\b(?:niche edits|SEO consulting services) (?:is|has|comes|costs|takes|starts|works)\b/i;
  const asked = /\b(?:is|does) (?:niche edits|SEO consulting services)\b/i;
  for (const { question, answer } of entries) {
    expect(question).not.toMatch(asked);
    expect(answer).not.toMatch(singular);
  }
});

test('a text is called by its kind, never by its length', () => {
  for (const { answer, workedOut } of entries) {
    if (workedOut) expect(answer).not.toMatch(/\d words of \w+/);
  }
  const contents = entries.filter(({ question }) => /^What is included in an? [\d,]+-word /.test(question));
  for (const { answer } of contents) expect(answer).toMatch(/^An? [\d,]+-word \w/);
});

test('places are written as in English', () => {
  const bare =
    /(?:in|serve|from|,) (?:Netherlands|Philippines|Maldives|United \w+|Gold Coast|Sunshine Coast|Caribbean|Middle East)/;
  for (const { question, answer, category } of entries) {
    if (category !== 'availability') continue;
    expect(`${question} ${answer.replaceAll(base, '')}`).not.toMatch(bare);
    expect(answer).not.toMatch(/\b(\w+) City, \1\b/);
  }
});

test('link packages explain DA when priced or compared', () => {
  for (const { id, tags, answer } of entries) {
    if (id < 2000) continue;
    const told = tags.includes('comparison') || (tags.includes('price') && /DA10\+.*\n.*DA20\+/.test(answer));
    const link = tags.includes('blogger-outreach') || tags.includes('niche-edits');
    if (link && told) expect(answer).toContain('domain authority');
  }
});

test('a comparison says what the smallest package holds before it says what a larger one adds', () => {
  const adding = entries.filter(({ id, tags, answer }) => {
    return id >= 2000 && tags.includes('comparison') && answer.includes('Everything in ');
  });
  for (const { answer } of adding) expect(answer.split('\n')[1]).toContain('. Includes: ');
  const [frame, tail, thread] = ['Bamboo frame', 'Silk tail', 'Gold thread'] as const;
  const nested = [[frame], [frame, tail], [frame, tail, thread]].map((inclusions) => ({ limits: {}, inclusions }));
  const [, small, middle, large] = comparisonOf(nested).split('\n');
  expect(small).toMatch(/\. Includes: bamboo frame$/);
  expect(middle).toMatch(/\. Everything in Small, plus: silk tail$/);
  expect(large).toMatch(/\. Everything in Middle, plus: gold thread$/);
  const sizes = [500, 1000, 2000].map((words) => ({ limits: { words }, inclusions: [frame, tail] }));
  expect(comparisonOf(sizes)).toContain('Every size includes: bamboo frame, silk tail');
});

test('qualities are mentioned with their thing and never listed as included', () => {
  const listedAsThing = /(?:Includes|plus|includes): (?:[^\n]*[,;] )?(?:responsive on|grouped by|built as)/;
  for (const { answer, workedOut } of entries) if (workedOut) expect(answer).not.toMatch(listedAsThing);
});

test('improvements of a larger package are stated with their object', () => {
  const [, , middle] = comparisonOf([
    { limits: { keywords: 20 }, inclusions: ['Bamboo frame'] },
    { limits: { keywords: 50 }, inclusions: ['Bamboo frame', 'Grouped by page'] },
    { limits: { keywords: 90 }, inclusions: ['Bamboo frame', 'Grouped by page', 'Bag'] },
  ]).split('\n');
  expect(middle).toMatch(/: 50 keywords, .*plus: keywords grouped by page$/);
});

test('quantities only some packages have are additions, not sizes', () => {
  const inclusions = ['Bamboo frame', 'Silk tail'];
  const said = comparisonOf([
    { limits: {}, inclusions },
    { limits: {}, inclusions: [...inclusions, 'Bag'] },
    { limits: { concepts: 5 }, inclusions: [...inclusions, 'Bag'] },
  ]);
  expect(said).toMatch(/Everything in Middle, plus: 5 concepts$/m);
});

test('an offer is one sentence', () => {
  const offers = entries.filter(({ question }) => /^Do you offer [^?]+\?$/.test(question));
  const rendered = offers.filter(({ id, workedOut }) => id >= 2000 && workedOut);
  const sold = Object.values(catalogue.priceLists).filter((rows) => rows.some(({ price }) => price !== null));
  expect(rendered.length).toBeGreaterThanOrEqual(sold.length);
  for (const { answer } of rendered) expect(answer).toMatch(/^Yes, we offer [^:]+: [^:]+\. /);
});

test('kinds of packages are compared by everything that differs', () => {
  const lines = comparisonOf([
    { limits: { pages: 7 }, inclusions: ['Paper sail', 'Bamboo frame'] },
    { limits: { pages: 15 }, inclusions: ['Silk sail', 'Steel frame', 'Bag', 'Manual'] },
    { limits: { pages: 25 }, inclusions: ['Steel frame', 'Manual', 'Gold thread'] },
  ]).split('\n');
  expect(lines[2]).toMatch(/Includes: silk sail, steel frame, bag, manual$/);
  expect(lines.at(-1)).toContain('choose by what each one includes');
});
