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
    ['A tent, boats and kites that look as if they belonged.', 'A tent and boats that look as if they belonged.'],
    [
      'Tents from 50, swings and boats from 80, kites from 20. Choose.',
      'Tents from 50, swings and boats from 80. Choose.',
    ],
    ['A kite, tents and boats.', 'Tents and boats.'],
    ['Our shop: Kites, Tents, Boats | The shop', 'Our shop: Tents, Boats | The shop'],
    ['Send us a drawing (tent, boat, kite) and a date.', 'Send us a drawing (tent, boat) and a date.'],
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

describe('surely', () => {
  test.each([
    ['Tents, boats and kites.', 'Tents and boats.'],
    ['You make tents, kites or boats, as you like.', 'You make tents or boats, as you like.'],
    ['We make tents and kites and do repairs.', 'We make tents and do repairs.'],
    ['We make tents, kites, and boats.', 'We make tents and boats.'],
    ['If it blows, take tents or kites, as you like.', 'If it blows, take tents, as you like.'],
    ['To be seen, we make tents, kites and boats.', 'To be seen, we make tents and boats.'],
  ])('%s', (sentence, short) => {
    expect(shortenedList(sentence, kites, true)).toBe(short);
  });

  test.each([
    'Tents and kites.',
    'In that case, kites or tents may do.',
    'In that case, tents or kites may do.',
    'Tents, or kites, are what we make.',
    'Take tents for those who stay, kites, which fly.',
    'Read it and [tents, boats or kites](/blog/tents) as well.',
    'If you order kites, say what for, so the tail and the cord fit.',
    'Send tents, kites for the beach and boats.',
    'Whatever you order, kites, once they have been paid for, and tents are sent at once.',
  ])('not %s', (sentence) => {
    expect(shortenedList(sentence, kites, true)).toBeUndefined();
  });
});

test('what is not named stays as it is', () => {
  expect(shortenedList('Tents and boats.', kites)).toBe('Tents and boats.');
});
