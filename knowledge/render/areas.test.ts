import { expect, test } from 'vitest';
import { areasNotServed } from '#catalogue/policies.ts';
import { readTopicFiles } from '../read-topic-files.ts';
import { areaEntries } from './areas.ts';

const written = readTopicFiles().drafts;

test('an area without an entry of its own is refused, too', () => {
  const [entry, other] = areaEntries(written, [...areasNotServed, 'kite racing']).slice(-1);
  expect(entry).toMatchObject({ answer: expect.stringContaining('kite racing'), tags: ['not-served'] });
  expect(other).toBeUndefined();
});

test('an area with an entry gets no generated one, in singular or plural', () => {
  const about = { id: 1, question: 'Do you work for kite racers?', answer: 'No.', alternatives: [], tags: [] };
  const draft = { ...about, category: 'policy' as const, source: 'entries/a.md:1' };
  expect(areaEntries([draft], ['kites'])).toEqual([]);
  expect(areaEntries([draft], ['anything with kites'])).toEqual([]);
  expect(areaEntries([draft], ['swings'])).toHaveLength(1);
});
