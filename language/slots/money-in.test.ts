import { describe, expect, test } from 'vitest';
import { plainWords } from '../text/plain.ts';
import { moneyIn } from './money-in.ts';

function moneyOf(text: string) {
  return moneyIn(plainWords(text)).map(({ dollars, budget }) => [dollars, budget ? 'budget' : 'price']);
}

describe('money', () => {
  test.each([
    ['my budget is $400', 'budget', 400],
    ['I can spend 400 dollars', 'budget', 400],
    ['my budget is 650', 'budget', 650],
    ['anything under $90?', 'budget', 90],
    ['a logo is $50, right?', 'price', 50],
    ['the 800 one', 'price', 800],
    ['1,500$ for a shop', 'price', 1500],
    ['we have 500', 'budget', 500],
    ['200 budget on keywords', 'budget', 200],
    ['with a small logo it is 550?', 'price', 550],
    ['something for a plumber with 300 dollars', 'budget', 300],
  ])('%s: a %s', (text, what, dollars) => {
    expect(moneyOf(text)).toEqual([[dollars, what]]);
  });

  test.each([
    '45 pages',
    'a text of 1200 words',
    'it takes 30 days',
    'da50 links',
    'what if I only have 10',
    'how much is 500?',
  ])('%s names no money', (text) => {
    expect(moneyOf(text)).toEqual([]);
  });
});
