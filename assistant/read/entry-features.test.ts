import { expect, test } from 'vitest';
import { mentionOf, readingOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { entryCandidates } from './entry-features.ts';
import { entryWeights } from './entry-weights.ts';

const general = { id: 1, question: 'How do I pay?', answer: 'By card.', tags: ['payment'] };
const onBuilding = { id: 2, question: 'How long do kites last?', answer: 'For years.', tags: ['kite-building'] };
const ranked = (entry: typeof general, score: number) => ({ entry, score, lead: 0, certainty: 0 });
const around = {
  focus: ['kite-building'],
  request: 'policy',
  topic: 1,
  hasOrder: false,
  isOneOfSeveral: false,
} as const;

test('every entry that a view lists is a candidate once, with a weight for each feature and a bias', () => {
  const views = {
    inTalk: [ranked(general, 0.6)],
    alone: [ranked(onBuilding, 0.5), ranked(general, 0.4)],
    unnamed: undefined,
  };
  const candidates = entryCandidates(
    fixtureShop(),
    readingOf({ services: [mentionOf('kite-building')] }),
    views,
    around,
  );
  expect(candidates.map(({ entry }) => entry)).toEqual([general, onBuilding]);
  for (const { features } of candidates)
    for (const weights of Object.values(entryWeights)) expect(weights).toHaveLength(features.length + 1);
});

test('an entry about what is discussed has other features than one about no service', () => {
  const views = { inTalk: [ranked(general, 0.6), ranked(onBuilding, 0.6)], alone: [], unnamed: undefined };
  const [first, second] = entryCandidates(fixtureShop(), readingOf({}), views, around);
  expect(first?.features).not.toEqual(second?.features);
});
