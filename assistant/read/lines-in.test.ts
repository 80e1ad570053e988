import { describe, expect, test } from 'vitest';
import { fixtureShop } from '../fixture-shop.ts';
import { plainWords } from '../text/plain.ts';
import { linesIn } from './lines-in.ts';
import { createNamer } from './mentions.ts';
import { moneyIn } from './money-in.ts';
import { countsIn } from './numbers-in.ts';
import { authoritiesIn, tiersIn } from './packages-named.ts';

const shop = fixtureShop();
const namer = createNamer(shop);

function linesOf(text: string, several = true) {
  const words = plainWords(text);
  const all = {
    counts: countsIn(words),
    tiers: tiersIn(words),
    authorities: authoritiesIn(words),
    money: moneyIn(words),
  };
  const { lines, loose } = linesIn(shop, words, namer.mentionsIn(words), all, { several, spoken: false });
  const said = lines.map(({ service, marks }) => {
    const counts = marks.counts.map(({ value, times }) => (times ? `${value}x` : `${value}`));
    return [
      service,
      ...counts,
      ...marks.tiers.map(({ name }) => name),
      ...marks.prices.map((price) => `$${price}`),
    ].join(' ');
  });
  return { said, loose };
}

describe('what is said of each service', () => {
  test.each([
    ['a premium kite and a basic wind watch', ['kite-building premium', 'wind-watching basic']],
    ['kite building of 12 pages and kite painting with 4 concepts', ['kite-building 12', 'kite-painting 4']],
    ['three stories and a kite', ['sky-tales 3x', 'kite-building']],
    ['3 months of wind watching, and a kite', ['wind-watching 3', 'kite-building']],
    ['a basic and a premium kite', ['kite-building basic', 'kite-building premium']],
    ['the $200 kite', ['kite-building $200']],
    ['how much is a kite', ['kite-building']],
  ])('%s', (text, expected) => {
    expect(linesOf(text).said).toEqual(expected);
  });

  test('where no sum is asked for, two packages of a service are one line', () => {
    expect(linesOf('basic or premium kite', false).said).toEqual(['kite-building basic premium']);
  });

  test('what no service of the message can have is said of none', () => {
    const { said, loose } = linesOf('wind watching for 12 pages');
    expect(said).toEqual(['wind-watching']);
    expect(loose.counts.map(({ value }) => value)).toEqual([12]);
  });
});
