import { expect, test } from 'vitest';
import { allEntries } from '../index.ts';

const entries = allEntries();

test('names in the plural have verbs in the plural', () => {
  const singular = /\b(?:niche edits|SEO consulting services) (?:is|has|comes|costs|takes|starts|works)\b/i;
  const asked = /\b(?:is|does) (?:niche edits|SEO consulting services)\b/i;
  for (const { question, answer } of entries) {
    expect(question).not.toMatch(asked);
    expect(answer).not.toMatch(singular);
  }
});

test('a text is called by what it is, never by its number of words', () => {
  for (const { answer, workedOut } of entries) {
    if (workedOut) expect(answer).not.toMatch(/\d words of \w+/);
  }
  expect(entries.find(({ id }) => id === 4582)?.answer).toMatch(/^A 500-word \w/);
});

test('what shows in search only later says so beside its delivery time', () => {
  const slow = entries.filter(
    ({ tags, workedOut }) => workedOut && tags.includes('time') && tags.includes('on-page-seo'),
  );
  expect(slow.some(({ answer }) => /first movement .* months/.test(answer))).toBe(true);
});

test('places are called as English calls them', () => {
  const bare =
    /(?:in|serve|from|,) (?:Netherlands|Philippines|Maldives|United \w+|Gold Coast|Sunshine Coast|Caribbean|Middle East)/;
  for (const { question, answer, category } of entries) {
    if (category !== 'availability') continue;
    expect(`${question} ${answer}`).not.toMatch(bare);
    expect(answer).not.toMatch(/\b(\w+) City, \1\b/);
  }
});

test('link packages say what DA means where they are priced or compared', () => {
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
  expect(adding.length).toBeGreaterThan(10);
  for (const { answer } of adding) expect(answer.split('\n')[1]).toContain('. Includes: ');
  expect(entries.find(({ id }) => id === 4487)?.answer).toContain('Every size includes: research and writing');
});

test('how a thing is stands beside it and is never called included', () => {
  const listedAsThing = /(?:Includes|plus|includes): (?:[^\n]*[,;] )?(?:responsive on|grouped by|built as)/;
  for (const { answer, workedOut } of entries) if (workedOut) expect(answer).not.toMatch(listedAsThing);
});

test('what a larger package does better is named with the thing it is done to', () => {
  const lineOf = (id: number, start: string) =>
    entries
      .find((entry) => entry.id === id)
      ?.answer.split('\n')
      .find((line) => line.startsWith(start));
  expect(lineOf(4007, '- **Standard**')).toMatch(/^- \*\*Standard\*\*: 50 keywords, .*plus: keywords grouped by page$/);
  expect(lineOf(2487, '- **Premium**')).toMatch(/: 15 pages, .*plus: pages built as a React site, API integration/);
  expect(lineOf(4830, '- 3 items')).toBe('- 3 items, sized for the platform you name and ready to publish');
});

test('what only some packages count is something they add, not their size', () => {
  expect(entries.find(({ id }) => id === 3607)?.answer).toMatch(/Everything in Standard, plus: 5 niche edits$/m);
});

test('an offer says in one sentence what is offered', () => {
  const offers = entries.filter(({ question }) => /^Do you offer [^?]+\?$/.test(question));
  const rendered = offers.filter(({ id, workedOut }) => id >= 2000 && workedOut);
  expect(rendered.length).toBeGreaterThan(30);
  for (const { answer } of rendered) expect(answer).toMatch(/^Yes, we offer [^:]+: [^:]+\. /);
});

test('kinds of package are compared by all that not every one of them holds', () => {
  const lines = entries.find(({ id }) => id === 2087)?.answer.split('\n');
  expect(lines?.[2]).toMatch(/Includes: React or Next\.js front end, headless CMS .*, hosting setup$/);
  expect(lines?.[4]).toMatch(/^Every package also includes: contact form/);
  expect(lines?.[4]).toContain('choose by what each one includes');
});
