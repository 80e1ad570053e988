import { expect, test } from 'vitest';
import { estimateText } from '#content/pages/estimate.ts';
import { readChoice } from './choice.ts';
import { estimateView } from './estimate-view.ts';
import { choiceOf, startingPoints, startsOnOffer } from './starting-points.ts';

test('every starting point leads to an estimate with its packages and its total', () => {
  for (const [index, { query, total, contents }] of startingPoints().entries()) {
    const read = readChoice(new URLSearchParams(query));
    expect(read?.problems).toEqual([]);
    expect(read?.choice.items).toEqual(startsOnOffer()[index]?.items);
    expect(estimateView(read?.choice ?? { items: [], discount: false }).total).toBe(total);
    expect(contents).toHaveLength(read?.choice.items.length ?? 0);
  }
});

test('the home page only offers starting points that exist', () => {
  const ids = estimateText.starts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id } of estimateText.homeStarts) expect(ids).toContain(id);
});

test('an unknown starting point is ignored', () => {
  expect(choiceOf('castle')).toBeUndefined();
  expect(choiceOf(null)).toBeUndefined();
});
