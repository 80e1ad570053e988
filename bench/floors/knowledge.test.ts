import { expect, test } from 'vitest';
import { loadEntries } from '#knowledge/browser.ts';
import { caseBlanks } from '#knowledge/cases.ts';
import { idRanges, isWritten } from '#knowledge/id-ranges.ts';
import { allEntries } from '#knowledge/index.ts';

const { serviceQuestions } = idRanges;

test('there are enough entries, on the server and in the browser', () => {
  expect(allEntries().length).toBeGreaterThanOrEqual(1906);
  expect(new Set(allEntries().map(({ answer }) => answer)).size).toBeGreaterThanOrEqual(1500);
  expect(loadEntries().length).toBeGreaterThan(900);
  expect(allEntries().filter(({ equals }) => equals.length).length).toBeGreaterThan(50);
});

test('every case has its answer', () => {
  // There is no place outside the world.
  const possible = Object.keys(caseBlanks).filter((name) => name !== 'case-place-outside');
  for (const entries of [allEntries(), loadEntries()])
    expect(entries.flatMap(({ cases = [] }) => cases).toSorted()).toEqual(possible.toSorted());
});

test('most entries are hand-written, and few repeat what the assistant computes', () => {
  const byPeople = allEntries().filter(
    ({ id }) => isWritten(id) || (id >= serviceQuestions.from && id <= serviceQuestions.to),
  );
  expect(byPeople.length).toBeGreaterThanOrEqual(1000);
  expect(allEntries().filter(({ workedOut }) => workedOut).length).toBeLessThan(byPeople.length / 3);
});

test('services on request never have a price', () => {
  const custom = allEntries().filter(({ tags, id }) => id >= 2000 && tags.includes('ai-chatbot-development'));
  expect(custom.length).toBeGreaterThan(5);
  for (const { answer } of custom) expect(answer).not.toMatch(/\$\d/);
});

test('ids do not change', () => {
  const question = (id: number) => allEntries().find((entry) => entry.id === id)?.question;
  expect(question(1000)).toContain('working website');
  expect(question(2000)).toBe('What is website design?');
  expect(question(4742)).toBe('What is included in the Basic logo design package?');
  expect(question(4960)).toBe('How much does a guest post cost?');
  expect(question(5000)).toBe('Do you work with clients in London?');
});

test('services with delayed results in search say so next to their delivery time', () => {
  const slow = allEntries().filter(
    ({ tags, workedOut }) => workedOut && tags.includes('time') && tags.includes('on-page-seo'),
  );
  expect(slow.some(({ answer }) => /first movement .* months/.test(answer))).toBe(true);
});
