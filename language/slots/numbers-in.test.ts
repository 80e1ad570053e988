import { describe, expect, test } from 'vitest';
import { plainWords } from '../text/plain.ts';
import { countsIn } from './numbers-in.ts';

function counted(text: string) {
  return countsIn(plainWords(text)).map(({ value, limits, months, isQuantity }) => {
    const what = months ? 'months' : isQuantity ? 'times' : (limits[0] ?? 'nothing');
    return `${value} ${what}`;
  });
}

describe('numbers and what they count', () => {
  test.each([
    ['a website of 12 pages', ['12 pages']],
    ['twelve unique pages', ['12 pages']],
    ['maybe 450 product pages', ['450 pages']],
    ['1,500 words', ['1500 words']],
    ['30 keyphrases and 5 rivals', ['30 keywords', '5 competitors']],
    ['seo for 6 months', ['6 months']],
    ['half a year of seo', ['6 months']],
    ['a quarter', ['3 months']],
    ['for a whole year', ['12 months']],
    ['2 of those', ['2 times']],
    ['two DA20 then', ['2 times']],
    ['twice', ['2 times']],
    ['3 articles', ['3 nothing']],
    ['500 or 1000 words', ['500 words', '1000 words']],
    ['50 or 100 listings', ['50 citations', '100 citations']],
    ['6 Starter citation packages', ['6 times']],
    ['the 2 web packages', ['2 nothing']],
    ['the first month alone', ['1 months']],
    ['a site of 6 or 7 pages', ['7 pages']],
    ['just the two main ones', ['2 times']],
    ['a banner set of 3', ['3 items']],
    ['5 pages, each 500 words', ['5 times', '500 words']],
    ['texts of 1000 words and titles for 20 pages, how much each', ['1000 words', '20 pages']],
    ['400 words for each of the 5 pages', ['400 words', '5 times']],
    ['ten pages then, I will drop two of them', ['10 pages']],
    ['about 75, and keyword research', ['75 nothing']],
    ['drop two of the three banners', ['2 times']],
    ['reduce the pages to 9', ['9 pages']],
    ['2 articles a month for 4 months, so 8', ['2 times', '4 months']],
    ['a logo with 4 concepts and 3 posts of 1000 words each', ['4 concepts', '3 times', '1000 words']],
  ])('%s', (text, expected) => {
    expect(counted(text)).toEqual(expected);
  });

  test.each(['ready in 10 days', 'from 3 march', 'within 2 weeks', 'a year ago', "seven won't do", 'no number at all'])(
    '%s counts nothing',
    (text) => {
      expect(counted(text)).toEqual([]);
    },
  );
});

test.each([
  ['4 posts a month', [true]],
  ['4 blog posts of 500 words every month', [true, false]],
  ['2 logos and 4 posts a month', [false, true]],
  ['4 posts, and what is it a month', [false]],
])('%s: which numbers are monthly', (text, monthly) => {
  expect(countsIn(plainWords(text)).map((count) => count.monthly)).toEqual(monthly);
});
