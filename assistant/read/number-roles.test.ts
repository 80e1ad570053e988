import { expect, test } from 'vitest';
import type { TaggedWord } from '#language/encode/encoder.ts';
import type { SlotLabel } from '#language/encode/labels.ts';
import { moneyIn } from '#language/slots/money-in.ts';
import { countsIn } from '#language/slots/numbers-in.ts';
import { plainWords } from '#language/text/plain.ts';
import { numberRoles, sizesAsTiers, slotsByRole } from './number-roles.ts';
import { tagsOf } from './tags.ts';

/** The words of a text; those in the list have the given role. */
function read(text: string, said: Readonly<Record<string, SlotLabel>>): TaggedWord[] {
  const words = text.toLowerCase().match(/[a-z]+|\d+|[^\sa-z\d]/g) ?? [];
  return words.map((word) => ({ text: word, role: 'nothing', value: said[word] ?? 'nothing' }));
}

function marksOf(text: string, said: Readonly<Record<string, SlotLabel>>) {
  const words = plainWords(text);
  const money = moneyIn(words);
  const counts = countsIn(words).filter(({ at }) => money.every((sum) => sum.at !== at));
  const slots = { counts, tiers: [], authorities: [], money };
  return slotsByRole(words, slots, numberRoles(words, tagsOf(words, read(text, said))), new Set([500, 800]));
}

test('a number is what its sentence makes of it', () => {
  expect(marksOf('the site at 800', { 800: 'tier' })).toMatchObject({
    counts: [],
    money: [{ dollars: 800, budget: false }],
  });
  expect(marksOf('we can do 800', { 800: 'budget' })).toMatchObject({
    counts: [],
    money: [{ dollars: 800, budget: true }],
  });
  expect(marksOf('so that makes 800', { 800: 'spoken' })).toMatchObject({ counts: [], money: [] });
  expect(marksOf('make it 3', { 3: 'times' }).counts).toMatchObject([{ value: 3, isQuantity: true }]);
  expect(marksOf('make it 3', { 3: 'months' }).counts).toMatchObject([{ value: 3, months: true }]);
});

test('a number that no package costs is no price', () => {
  expect(marksOf('the 75 ones', { 75: 'tier' })).toMatchObject({ counts: [{ value: 75 }], money: [] });
});

test('what is not wanted says nothing', () => {
  expect(marksOf('800 and not 500', { 800: 'tier', 500: 'tier' }).money).toMatchObject([{ dollars: 800 }]);
});

test('a number with a comma is one number', () => {
  expect(marksOf('$1,500 is what we have', { 1: 'budget', 500: 'budget' }).money).toMatchObject([
    { dollars: 1500, budget: true },
  ]);
});

test('where the words were cut otherwise, the forms of words decide', () => {
  expect(numberRoles(['3', 'posts'], [])).toEqual(new Map());
});

test('a number beside what packages are measured by is an amount, though a package costs just that', () => {
  expect(marksOf('citations 500', { 500: 'tier' })).toMatchObject({ counts: [{ value: 500 }], money: [] });
  expect(marksOf('the 500 one', { 500: 'tier' })).toMatchObject({ counts: [], money: [{ dollars: 500 }] });
});

test('a size names a package where the encoder says so', () => {
  const sizesIn = (text: string, said: Readonly<Record<string, SlotLabel>>) =>
    sizesAsTiers(plainWords(text), tagsOf(plainWords(text), read(text, said)), []).map(({ at, rank }) => [at, rank]);
  expect(sizesIn('a small bakery wants the simple site', { simple: 'tier' })).toEqual([[5, 'first']]);
  expect(sizesIn('the big site', { big: 'tier' })).toEqual([[1, 'last']]);
  expect(sizesIn('a big plan for a small shop', {})).toEqual([]);
});

test('a price of something that is only mentioned says nothing', () => {
  const words = plainWords('the 500 thing');
  const said = read('the 500 thing', { 500: 'tier' }).map((word) => ({ ...word, role: 'aside' as const }));
  expect(numberRoles(words, tagsOf(words, said))).toEqual(new Map([[1, 'spoken']]));
});

test('the middle of a list is named by words that the encoder takes for a package', () => {
  const words = plainWords('the season starts mid december');
  const mid = { at: words.indexOf('mid'), name: undefined, rank: 'middle' as const, relative: false, bySize: false };
  expect(sizesAsTiers(words, tagsOf(words, read('the season starts mid december', {})), [mid])).toEqual([]);
  expect(sizesAsTiers(words, tagsOf(words, read('the season starts mid december', { mid: 'tier' })), [mid])).toEqual([
    mid,
  ]);
  expect(sizesAsTiers(words, [], [mid])).toEqual([mid]);
});

test('the second one is a position, whatever the encoder says', () => {
  const second = { at: 2, name: undefined, rank: 'second', relative: true } as const;
  const kept = (text: string) => {
    const words = plainWords(text);
    return sizesAsTiers(words, tagsOf(words, read(text, {})), [second]);
  };
  expect(kept('drop the second one')).toEqual([second]);
  expect(kept('by the second of march')).toEqual([]);
});
