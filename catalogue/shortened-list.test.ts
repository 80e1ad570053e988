import { describe, expect, test } from 'vitest';
import { shortenedList } from './shortened-list.ts';

const kites = /kites?/i;

describe('an item of a list goes, and the list still reads well', () => {
  test.each([
    ['Tents, swings, boats and kites, each at a fixed price.', 'Tents, swings and boats, each at a fixed price.'],
    ['Tents, kites and boats at a fixed price.', 'Tents and boats at a fixed price.'],
    ['Tents, kites, swings or boats: all ready.', 'Tents, swings or boats: all ready.'],
    ['Kites, tents and boats.', 'Tents and boats.'],
    ['We make kites, tents and boats.', 'We make tents and boats.'],
    ['Tents and kites, each at a fixed price.', 'Tents, each at a fixed price.'],
    ['Kites and tents.', 'Tents.'],
    ['Tents, boats, and kites that fly high. Then rest', 'Tents and boats. Then rest'],
    ['Updates and repairs for kites, tents and boats.', 'Updates and repairs for tents and boats.'],
    ['Tents and kites', 'Tents'],
    ['Tents and Kites | The shop', 'Tents | The shop'],
    ['A kite, tents and boats.', 'Tents and boats.'],
  ])('%s', (sentence, short) => {
    expect(shortenedList(sentence, kites)).toBe(short);
  });
});

test.each([
  'A kite explains the wind.',
  'When it blows, kites fly.',
  'Kites: tents and boats beside them.',
  'It knows your kites and calls you.',
  'A kite whose tail has long been finished, quick and easy to fly.',
])('what is no item of a list has to be written anew: %s', (sentence) => {
  expect(shortenedList(sentence, kites)).toBeUndefined();
});

test('what is not named stays as it is', () => {
  expect(shortenedList('Tents and boats.', kites)).toBe('Tents and boats.');
});
