import { expect, test } from 'vitest';
import { paddedText, plainWords } from '#language/text/plain.ts';
import { namedShop } from '../fixture-named-shop.ts';
import { createUnknownObject } from './unknown-object.ts';

const entries = [
  {
    id: 1,
    question: 'Do you sell used kites?',
    answer: 'Yes, on Saturdays, beside the sails. Our website lists them.',
    category: 'shop',
  },
];
/** 'Dragon' means a kite, 'helmet' nothing here. */
const meanings: Readonly<Record<string, Float32Array>> = {
  kites: Float32Array.of(1, 0),
  dragons: Float32Array.of(0.6, 0.8),
  helmets: Float32Array.of(0, 1),
};
const asksUnknown = createUnknownObject(namedShop(), entries, { wordMeaning: (word) => meanings[word] });
const asks = (text: string) => asksUnknown(paddedText(plainWords(text)));

test.each([
  'Do you sell helmets?',
  'Can you fix my washing machine?',
  'hi, do you also rent out kayaks in summer',
  'do you do kite photography',
  'can you look after horses',
  'is there a helmet?',
  'do you build websites',
  'can you make me a helmet',
  'is juggling something you teach',
])('%s: nothing here mentions it', (text) => {
  expect(asks(text)).toBe(true);
});

test.each([
  ['do you sell kites', 'an entry does'],
  ['do you sell sails', 'the answer of an entry does'],
  ['can you print my wind chart', 'a package holds it'],
  ['do you rent gliders', 'a package is called so'],
  ['do you sell dragons', 'a word that means the same is known'],
  ['can you help me', 'no object'],
  ['is there a substitute when the sails tear', 'what else it says may be known'],
  ['do you cover hillside', 'it asks for a place'],
  ['do you repair it by friday', 'a pronoun'],
  ['what do helmets cost', 'no question whether they do'],
])('%s: %s', (text) => {
  expect(asks(text)).toBe(false);
});
