import { describe, expect, it } from 'vitest';
import { cueText, plainWords } from '../text/plain.ts';
import { refusedArea } from './refusal.ts';

const areaOf = (message: string) => refusedArea(cueText(plainWords(message)))?.name;

describe('an area not served', () => {
  it.each([
    ['compared with a known one', 'an app like tinder for farmers', /dating/],
    ['owned by a relative who wants the work', 'my boyfriend has a casino, he needs a site', /casinos/],
    ['beside an innocent use of the same word', 'seo for a cbd shop in the sydney cbd', /CBD/],
    ['helped along', 'help people find loans fast, landing page', /loans/],
    ['said with an apostrophe', "we're a sportsbook startup", /casinos/],
    ['the trade of those who owe', 'our mortgage company needs seo', /mortgages/],
  ])('is refused when %s', (_, message, expected) => {
    expect(areaOf(message)).toMatch(expected);
  });

  it.each([
    ['a part of town', 'cafe in the Sydney CBD needs a logo'],
    ['science', 'we do carbon dating in a university lab'],
    ['a debt of one’s own', "i'm paying a mortgage so money is tight, cheapest logo?"],
    ['a figure of speech', "i'm not going to gamble with my money"],
    ['a comparison', 'seo feels like a gamble, is it worth it'],
    ['things lent', 'a tool library that loans drills needs a website'],
    ['a sponsored feast', 'our brewery sponsors a film festival'],
    ['those who help', 'charity helping gambling addicts, 7 page website cost'],
    ['a past job', 'ex casino dealer opening a bakery, need logo'],
    ['another’s job', 'our landlord is a mortgage broker but we sell flowers, logo?'],
    ['a pastime', 'i play poker on weekends but my shop sells shoes'],
    ['a customer', 'we make seats for cinemas'],
    ['a side offer', 'gym with zumba classes needs website'],
    ['a borough', 'hackney plumber needs website'],
    ['a number', 'on-page seo for 420 pages'],
    ['a carrier who is covered', 'insured couriers in kent'],
    ['spam of those who broke in', 'my site was hacked and now shows casino spam'],
  ])('is not meant by %s', (_, message) => {
    expect(areaOf(message)).toBeUndefined();
  });
});
