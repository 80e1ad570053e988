import { describe, expect, test } from 'vitest';
import { plainWords } from '#language/text/plain.ts';
import { authoritiesIn, tiersIn } from './tiers-in.ts';

function ranksIn(text: string) {
  return tiersIn(plainWords(text)).map(({ name, rank }) => name ?? rank);
}

describe('packages named', () => {
  test.each([
    ['the standard logo', ['standard']],
    ['basic or premium?', ['basic', 'premium']],
    ['the cheapest one', ['first']],
    ['the middle one', ['middle']],
    ['your biggest package', ['last']],
    ['the second package', ['second']],
    ['the third package', ['third']],
    ['the next size', ['next']],
    ['the next one up', ['next']],
    ['one step down', ['previous']],
    ['and the one after that?', ['next']],
    ['difference between first and second', ['first', 'second']],
    ['a small plan', ['first']],
    ['the difference between the first two', ['first', 'second']],
    ['the two bigger ones', ['middle', 'last']],
  ])('%s', (text, expected) => {
    expect(ranksIn(text)).toEqual(expected);
  });

  test.each([
    'I run a small shop',
    'a big company',
    'from the smallest to the largest',
    'what do you cost',
    'First, who are you, and second, where?',
    'we open on the 1st',
  ])('%s names none', (text) => {
    expect(ranksIn(text)).toEqual([]);
  });

  test('domain authority is read however it is written', () => {
    const values = ['DA30', 'da 30', 'domain authority of 30'].map((text) => authoritiesIn(plainWords(text))[0]?.value);
    expect(values).toEqual([30, 30, 30]);
  });
});

test("the shop's own names of packages are known, beside the usual ones", () => {
  const own = new Map([
    ['silver', { tier: 'silver', rank: 'first' as const }],
    ['gold', { tier: 'gold-day', rank: 'last' as const }],
  ]);
  const slots = tiersIn(plainWords('silver, two golds or premium'), own);
  expect(slots.map(({ name, rank }) => [name, rank])).toEqual([
    ['silver', 'first'],
    ['gold-day', 'last'],
    ['premium', 'last'],
  ]);
  expect(tiersIn(plainWords('a silver kite'))).toEqual([]);
});

test('a word that is also a position is a name where a package has it', () => {
  const own = new Map([['top', { tier: 'top', rank: 'first' as const }]]);
  expect(tiersIn(plainWords('the top package'), own).map(({ name, rank }) => [name, rank])).toEqual([['top', 'first']]);
});

test('a name of several words is one package, and what is asked with how is none', () => {
  const own = new Map([
    ['10 pack', { tier: 'ten', rank: 'last' as const }],
    ['long', { tier: 'long', rank: 'last' as const }],
  ]);
  const namesIn = (text: string) => tiersIn(plainWords(text), own).map(({ name, at }) => [name, at]);
  expect(namesIn('how much is the ten pack')).toEqual([['ten', 4]]);
  expect(namesIn('how long does it take')).toEqual([]);
  expect(namesIn('price of long')).toEqual([['long', 2]]);
});

test("'do you have a studio?' asks for no package, unless it says so", () => {
  const own = new Map([['studio', { tier: 'studio', rank: 'first' as const }]]);
  const namesIn = (text: string) => tiersIn(plainWords(text), own).map(({ name }) => name);
  for (const question of [
    'do you have a studio?',
    'do you have your own studio in Leeds',
    'is there a studio we can visit',
  ])
    expect(namesIn(question)).toEqual([]);
  for (const order of ['do you have a studio package?', 'how much is studio', "I'd like a studio, please"])
    expect(namesIn(order)).toEqual(['studio']);
  expect(namesIn('do you have a basic?')).toEqual(['basic']);
});
