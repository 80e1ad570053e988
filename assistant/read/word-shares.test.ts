import { expect, test } from 'vitest';
import { plainWords } from '#language/text/plain.ts';
import { createWordShares } from './word-shares.ts';

const dogs = { id: 1, question: 'Can my dog come along?', answer: 'Yes. There is water at the reception.' };
const desks = { id: 2, question: 'Do you rent out desks?', answer: 'No.' };
/** Two words with nearly the same meaning, and one with a different meaning. */
const meanings: Record<string, Float32Array> = {
  dog: Float32Array.of(1, 0),
  puppy: Float32Array.of(0.6, 0.8),
  lamp: Float32Array.of(0, 1),
};
const encoder = { wordMeaning: (word: string) => meanings[word] };
const sharesOf = createWordShares([dogs, desks], () => 1, encoder);
const shareOf = (message: string) => sharesOf(plainWords(message));

test('a message that says no more than the question has all of its words', () => {
  expect(shareOf('desks to rent').get(desks)).toBe(1);
  expect(shareOf('desks to rent').get(dogs)).toBeUndefined();
});

test('every other word takes its share away', () => {
  expect(shareOf('a dog and a lamp').get(dogs)).toBeCloseTo(0.5);
});

test('a word that means alike counts as far as it does', () => {
  expect(shareOf('puppy').get(dogs)).toBeCloseTo(0.6);
  expect(shareOf('lamp').get(dogs)).toBeUndefined();
});

test('a word of the answer counts less than one of the question', () => {
  expect(shareOf('water').get(dogs)).toBeCloseTo(0.6);
});

test('without word meanings the same words count', () => {
  const bare = createWordShares([dogs], () => 1, undefined);
  expect(bare(['dog']).get(dogs)).toBe(1);
  expect(bare(['puppy']).size).toBe(0);
});
