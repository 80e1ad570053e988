import { describe, expect, test } from 'vitest';
import { createSpeller } from '../text/spelling.ts';
import { placeIn } from './place-in.ts';

const speller = createSpeller(new Set(['website', 'clients', 'serve', 'kites']));

describe('places', () => {
  test.each([
    ['do you serve Leeds', 'Leeds'],
    ['do you work with clients in tbilisi?', 'Tbilisi'],
    ['I am in Kota Kinabalu, is that fine', 'Kota Kinabalu'],
    ['do you serve Antananarivo', 'Antananarivo'],
    ['do you serve St. Tibulus?', 'St Tibulus'],
  ])('%s', (text, place) => {
    expect(placeIn(text, speller)).toBe(place);
  });

  test.each([
    'how much is a website',
    'do you build in WordPress',
    'can you deliver in advance',
    'is it ready by Monday',
    'do you write in English',
    'do you work in www.evil.example?',
    'do you work in evil@evil.example?',
    'do you work in <b>Narnia</b>?',
    '',
  ])('%s names none', (text) => {
    expect(placeIn(text, speller)).toBeUndefined();
  });
});
