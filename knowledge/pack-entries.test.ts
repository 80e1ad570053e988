import { expect, test } from 'vitest';
import { browserDrafts } from './browser-drafts.ts';
import { packEntries, unpackEntries } from './pack-entries.ts';
import { readTopicFiles } from './read-topic-files.ts';

const { drafts } = readTopicFiles();

test('packing keeps every entry, without other wordings, and with the tags needed for decisions', () => {
  const unpacked = unpackEntries(packEntries(drafts));
  expect(unpacked).toHaveLength(drafts.length);
  for (const [index, draft] of drafts.entries()) {
    const { id, question, answer, category, equals } = draft;
    expect(unpacked[index]).toMatchObject({ id, question, answer, category, equals, alternatives: [] });
    expect(draft.tags).toEqual(expect.arrayContaining([...(unpacked[index]?.tags ?? [])]));
    for (const tag of ['refund', 'case-refused'])
      expect(unpacked[index]?.tags.includes(tag)).toBe(draft.tags.includes(tag));
  }
});

test('the browser has services, policies and company; general advice stays on the server', () => {
  const sources = browserDrafts(drafts).map(({ source }) => source);
  expect(sources.some((source) => source.startsWith('entries/payment-and-refunds.md'))).toBe(true);
  expect(sources.some((source) => source.startsWith('entries/front-back-consulting.md'))).toBe(false);
});
