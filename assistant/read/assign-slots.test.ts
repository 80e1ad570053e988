import { describe, expect, test } from 'vitest';
import { moneyIn } from '#language/slots/money-in.ts';
import { countsIn } from '#language/slots/numbers-in.ts';
import { authoritiesIn, tiersIn } from '#language/slots/tiers-in.ts';
import { plainWords } from '#language/text/plain.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { assignSlots } from './assign-slots.ts';
import { createNameMatcher } from './mentions.ts';
import { extractListedOrders } from './orders-listed.ts';

const shop = fixtureShop();
const nameMatcher = createNameMatcher(shop);

function linesOf(text: string, several = true) {
  const words = plainWords(text);
  const all = {
    counts: countsIn(words),
    tiers: tiersIn(words),
    authorities: authoritiesIn(words),
    money: moneyIn(words),
  };
  const { services, unassigned } = assignSlots(shop, words, nameMatcher.mentionsIn(words), all, {
    several,
    isUnderDiscussion: false,
  });
  const said = services.map(({ service, slots }) => {
    const counts = slots.counts.map(({ value, isQuantity }) => (isQuantity ? `${value}x` : `${value}`));
    return [
      service,
      ...counts,
      ...slots.tiers.map(({ name }) => name),
      ...slots.prices.map((price) => `$${price}`),
    ].join(' ');
  });
  return { said, unassigned };
}

describe('what is said of each service', () => {
  test.each([
    ['a premium kite and a basic wind watch', ['kite-building premium', 'wind-watching basic']],
    ['kite building of 12 pages and kite painting with 4 concepts', ['kite-building 12', 'kite-painting 4']],
    ['three stories and a kite', ['sky-tales 3x', 'kite-building']],
    ['three stories a month for 6 months', ['sky-tales 3x 6']],
    ['three stories for 6 months', ['sky-tales 3x']],
    ['3 months of wind watching, and a kite', ['wind-watching 3', 'kite-building']],
    ['a basic and a premium kite', ['kite-building basic', 'kite-building premium']],
    ['three kite painting concepts', ['kite-painting 3']],
    ['the $200 kite', ['kite-building $200']],
    ['how much is a kite', ['kite-building']],
  ])('%s', (text, expected) => {
    expect(linesOf(text).said).toEqual(expected);
  });

  test('where no sum is asked for, two packages of a service are one line', () => {
    expect(linesOf('basic or premium kite', false).said).toEqual(['kite-building basic premium']);
  });

  test('what is set against something else is no order beside it', () => {
    const choices = (text: string) => {
      const words = plainWords(text);
      const all = { counts: [], tiers: [], authorities: [], money: [] };
      const { services } = assignSlots(shop, words, nameMatcher.mentionsIn(words), all, {
        several: false,
        isUnderDiscussion: false,
      });
      return services.map(({ orElse }) => orElse);
    };
    expect(choices('a kite or kite painting')).toEqual([false, true]);
    expect(choices('a kite and kite painting, now or next week')).toEqual([false, false]);
  });

  test('what no service of the message can have is said of none', () => {
    const { said, unassigned } = linesOf('wind watching for 12 pages');
    expect(said).toEqual(['wind-watching']);
    expect(unassigned.counts.map(({ value }) => value)).toEqual([12]);
  });
});

describe('orders of one thing, listed', () => {
  const listed = (text: string) => {
    const words = plainWords(text);
    const money = moneyIn(words);
    const counts = countsIn(words).filter(({ at }) => money.every((sum) => sum.at !== at));
    const all = { counts, tiers: tiersIn(words), authorities: authoritiesIn(words), money };
    return extractListedOrders(words, all).map((slots) => {
      const often = slots.counts.find(({ isQuantity }) => isQuantity)?.value;
      const size = slots.counts.find(({ isQuantity }) => !isQuantity)?.value;
      const row =
        slots.tiers[0]?.name ?? slots.tiers[0]?.rank ?? slots.authorities[0]?.value ?? slots.prices[0] ?? size;
      return `${often} × ${row}`;
    });
  };

  test.each([
    ['two DA50 and one DA20', ['2 × 50', '1 × 20']],
    ['DA10 for two of them and DA30 for one', ['2 × 10', '1 × 30']],
    ['3 on the 25 ones and one on the 50', ['3 × 25', '1 × 50']],
    ['two of them and three DA20', ['2 × undefined', '3 × 20']],
    ['two of the first and one of the second', ['2 × first', '1 × second']],
    ['half of them 1000, half 500', ['0.5 × 1000', '0.5 × 500']],
    ['make half 500 words: six of 1,000 and six of 500', ['6 × 1000', '6 × 500']],
    ['basic for the bar and standard for the gym', ['1 × basic', '1 × standard']],
  ])('%s', (text, expected) => {
    expect(listed(text)).toEqual(expected);
  });

  test.each(['three of the 25 ones', 'basic and premium', '12 pages', 'and for 20 pages'])('%s lists none', (text) => {
    expect(listed(text)).toEqual([]);
  });
});

test('a list without end is read only as far as a person would quote it', () => {
  const { said } = linesOf('kite building of 12 pages and wind watch x7, '.repeat(300));
  expect(said.length).toBeGreaterThan(2);
  expect(said.length).toBeLessThanOrEqual(80);
});
