import { describe, expect, test } from 'vitest';
import { createMoneyWords } from './money-words.ts';

const euros = createMoneyWords('EUR', ['€', 'eur', 'euro', 'euros']);
const dollars = createMoneyWords('USD', ['usd', 'us dollar', 'us dollars']);
const canadian = createMoneyWords('CAD', ['ca$', 'cad', 'canadian dollar', 'canadian dollars']);

describe('the agency’s own money', () => {
  test.each([
    ['website under €800', 'website under $800'],
    ['i have 300 euros for a website', 'i have $300 for a website'],
    ['1,500€ max', '$1,500 max'],
    ['EUR 2k', '$2k'],
    ['the european market, 5 pages', 'the european market, 5 pages'],
  ])('%s is read as %s', (text, read) => {
    expect(euros.asDollars(text)).toBe(read);
  });

  test('dollars stay as they are', () => {
    expect(dollars.asDollars('$800 or 800 dollars')).toBe('$800 or 800 dollars');
  });
});

test('moneys that share a word are each their own agency’s', () => {
  const kroner = createMoneyWords('NOK', ['nok', 'norwegian krone']);
  expect(kroner.asDollars('a website for 6000 kr, not kr 9,000')).toBe('a website for $6000, not $9,000');
  expect(kroner.foreignSumsIn('6000 kroner')).toEqual([]);
  expect(kroner.foreignSumsIn('500 euros')).toEqual([500]);
  expect(dollars.foreignSumsIn('6000 kr')).toEqual([6000]);
});

describe('money of others', () => {
  test('is found where a sum stands beside it', () => {
    expect(dollars.foreignSumsIn('is €500 or 300 pounds enough')).toEqual([500, 300]);
    expect(dollars.foreignSumsIn('rs 5000')).toEqual([5000]);
    expect(euros.foreignSumsIn('US$400')).toEqual([400]);
    expect(euros.foreignSumsIn('a budget of 500 dollars, $2k at most')).toEqual([500, 2000]);
    expect(canadian.foreignSumsIn('$500 or 400 euros')).toEqual([400]);
  });

  test('words alone are no sum', () => {
    expect(dollars.foreignSumsIn('can i pay in euros? the pound is weak')).toEqual([]);
    expect(euros.foreignSumsIn('€500 for 20 pages')).toEqual([]);
    expect(dollars.foreignSumsIn('it covers 100 pages')).toEqual([]);
  });
});

test('a text of nothing but numbers and commas is no sum, however long', () => {
  expect(dollars.foreignSumsIn('1,'.repeat(1000))).toEqual([]);
  expect(euros.asDollars('1.1,'.repeat(500))).toBe('1.1,'.repeat(500));
});

test("dollars become the agency's money again", () => {
  expect(euros.fromDollars('i have $300, or $1.5k')).toBe('i have €300, or €1.5k');
  expect(dollars.fromDollars('i have $300')).toBe('i have $300');
});
