import { expect, test } from 'vitest';
import { packEntries, unpackEntries } from './pack-entries.ts';
import { readTopicFiles } from './read-topic-files.ts';

const { drafts } = readTopicFiles();

test('packing and unpacking gives back every entry, with some of its other wordings', () => {
  const unpacked = unpackEntries(packEntries(drafts));
  expect(unpacked).toHaveLength(drafts.length);
  for (const [index, draft] of drafts.entries()) {
    const { alternatives, source: _source, tags: _tags, ...rest } = draft;
    expect(unpacked[index]).toMatchObject(rest);
    expect(alternatives).toEqual(expect.arrayContaining([...(unpacked[index]?.alternatives ?? [])]));
  }
});

test('the wording kept is the one that adds the most words', () => {
  const [draft] = drafts;
  if (!draft) throw new Error('no entries');
  const alternatives = ['design first', 'can I see it?', 'do i get a mockup before coding'];
  const [kept] = unpackEntries(packEntries([{ ...draft, question: 'Can I see the design first?', alternatives }]));
  expect(kept?.alternatives).toEqual(['do i get a mockup before coding']);
});
