import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Catalogue, catalogue } from '#catalogue/catalogue.ts';
import { packagesOf, pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { serviceNames, serviceSlugs } from '#catalogue/service-names.ts';
import { serviceTexts } from '#catalogue/services.ts';
import { timeNoun } from '#catalogue/time-noun.ts';
import { offices } from '#company/facts.ts';
import { allDrafts } from './all-drafts.ts';
import { loadEntries } from './browser.ts';
import { blanksOf } from './cases.ts';
import { checkDrafts } from './check/check-drafts.ts';
import type { Entry } from './entry.ts';
import { finishEntries } from './finish-entries.ts';
import { allEntries, loadDrafts } from './index.ts';
import { places } from './places.ts';
import { readTopicFiles } from './read-topic-files.ts';

const topicFiles = readTopicFiles();

function entriesWith(from: Catalogue): Entry[] {
  return finishEntries(allDrafts({ written: topicFiles.drafts, texts: serviceTexts, catalogue: from }), from).entries;
}

function withPrice(slug: (typeof serviceSlugs)[number], tier: string, price: number): Catalogue {
  const rows = packagesOf(slug).map((row) => (row.tier === tier ? { ...row, price } : row));
  return { ...catalogue, priceLists: { ...catalogue.priceLists, [slug]: rows } };
}

test('the checks find nothing', () => {
  const findings = [...topicFiles.findings, ...checkDrafts(loadDrafts())];
  expect(findings.map(({ source, id, reason }) => `${source} ${id}: ${reason}`)).toEqual([]);
});

test('every entry is sound', () => {
  expect(finishEntries(loadDrafts()).skipped).toEqual([]);
});

test('each case has one answer with its blanks, on the server and in the browser', () => {
  for (const entries of [allEntries(), loadEntries()]) {
    const answers = entries.flatMap(({ cases = [], answer }) => cases.map((name) => ({ name, answer })));
    expect(new Set(answers.map(({ name }) => name)).size).toBe(answers.length);
    for (const { name, answer } of answers)
      for (const blank of blanksOf([name])) expect(answer, name).toContain(`{${blank}}`);
  }
});

test('there are about 250 cities, each once, with some in every country with an office', () => {
  expect(places.length).toBeGreaterThanOrEqual(250);
  expect(new Set(places.map(({ city }) => city)).size).toBe(places.length);
  const count = (wanted: string) => places.filter(({ country }) => country === wanted).length;
  for (const { country } of offices) expect(count(country), country).toBeGreaterThanOrEqual(1);
  expect(new Set(places.map(({ region }) => region)).size).toBe(12);
});

test('every package has an entry for what it includes, and every service with packages for its prices and times', () => {
  const told = (...tags: string[]) => allEntries().some((entry) => tags.every((tag) => entry.tags.includes(tag)));
  for (const slug of serviceSlugs) {
    const packages = packagesOf(slug);
    for (const { tier } of packages) expect(told(slug, tier, 'inclusions'), `${slug} ${tier}`).toBe(true);
    if (packages.some(({ price }) => price !== null)) expect(told(slug, 'price'), slug).toBe(true);
    // What is ordered by the night has no time of its own.
    const isTimed = packages.some(({ delivery }) => delivery) && !timeNoun(serviceNames[slug]?.orderNoun);
    if (isTimed) expect(told(slug, 'time'), slug).toBe(true);
  }
});

test('the copy for the browser has the same ids for the same questions', () => {
  const byId = new Map(allEntries().map((entry) => [entry.id, entry.question]));
  const light = loadEntries();
  for (const { id, question } of light) expect(question).toBe(byId.get(id));
});

test('a changed price changes every answer that states it', () => {
  const packages = serviceSlugs.flatMap((slug) =>
    pricedPackages(packagesOf(slug)).map(({ tier, price }) => ({ slug, tier, price })),
  );
  fc.assert(
    fc.property(fc.constantFrom(...packages), ({ slug, tier, price }) => {
      // Odd cents occur nowhere else, so a text that contains them states this price.
      const [before, after] = [price + 0.01, price + 0.02];
      const stating = entriesWith(withPrice(slug, tier, before)).filter(({ answer }) =>
        answer.includes(formatMoney(before)),
      );
      const changed = new Map(entriesWith(withPrice(slug, tier, after)).map(({ id, answer }) => [id, answer]));
      expect(stating.length).toBeGreaterThanOrEqual(1);
      for (const { id } of stating) expect(changed.get(id)).toContain(formatMoney(after));
      for (const answer of changed.values()) expect(answer).not.toContain(formatMoney(before));
    }),
    { numRuns: 8 },
  );
}, 60_000);
