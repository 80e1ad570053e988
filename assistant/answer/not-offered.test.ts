import { expect, it } from 'vitest';
import { allEntries } from '#knowledge/index.ts';
import { createLexicalIndex } from '../retrieve/lexical.ts';
import { readText } from '../understand/understand.ts';
import { notOfferedDraft } from './not-offered.ts';

const { speller } = createLexicalIndex(allEntries());
const declined = (message: string) => notOfferedDraft(readText(message, speller))?.text;

it.each([
  ['need someone for bookkeeping and tax filing', /bookkeeping/],
  ['translate our website to german', /translation/],
  ['do u sell instagram followers 10k', /followers/],
  ['product photography for my candles?', /photography/],
  ['need 5000 flyers printed', /printing/],
])('declines %s without a price', (message, expected) => {
  expect(declined(message)).toMatch(expected);
  expect(declined(message)).not.toMatch(/\$/);
});

it.each([
  'website for a translation agency, price',
  'logo for a bookkeeping firm',
  'our photography studio needs seo',
  'we print t-shirts and need a wordpress shop',
  'how much is a logo',
])('leaves %s to the catalogue', (message) => {
  expect(declined(message)).toBeUndefined();
});
