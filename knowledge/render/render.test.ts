import { expect, test } from 'vitest';
import { deliveryDays, packagesOf } from '#catalogue/look-up.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { allEntries } from '../index.ts';

const entries = allEntries();

test('names in the plural have verbs in the plural', () => {
  const singular = /\b(?:niche edits|SEO consulting services) (?:is|has|comes|takes|goes|suits|starts)\b/i;
  const asked = /\b(?:is|does) (?:niche edits|SEO consulting services)\b/i;
  for (const { question, answer } of entries) {
    expect(question).not.toMatch(asked);
    expect(answer).not.toMatch(singular);
  }
});

test('who is in a hurry hears of every package that is ready first', () => {
  for (const slug of serviceSlugs) {
    const entry = entries.find(({ tags }) => tags.includes(slug) && tags.includes('express') && tags.includes('time'));
    if (!entry || entry.id < 2000) continue;
    const rows = packagesOf(slug).filter(({ delivery }) => delivery !== null);
    const least = Math.min(...rows.map((row) => deliveryDays(row) ?? Infinity));
    const soonest = rows.filter((row) => deliveryDays(row) === least);
    for (const { name } of soonest)
      expect(entry.answer, slug).toMatch(new RegExp(`for every package|for every length|${name}`));
  }
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
