import { expect, test } from 'vitest';
import { plainWords } from '#language/text/plain.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { createNearWordings } from './near-wordings.ts';

const entries = [
  { id: 1, question: 'Kite building: do you fly or store kites?', answer: 'No.', tags: ['kite-building'] },
  { id: 4, question: 'Kite building: is the price of flying included?', answer: 'No.', tags: ['kite-building'] },
  { id: 2, question: 'Is parking free when I visit?', answer: 'Yes.', alternatives: ['can I leave my car'] },
];
const alike = createNearWordings(fixtureShop(), entries);
const idOf = (question: string, ...services: string[]) => alike.entryFor(plainWords(question), services)?.id;

test("a page's question is found by half of its words, where its service is named or spoken of", () => {
  expect(idOf('do you fly kites for me', 'kite-building')).toBe(1);
  expect(idOf('can you store my kite and fly it', 'kite-building')).toBe(1);
  expect(idOf('do you fly kites')).toBeUndefined();
});

test('the name of the service alone asks for none of its questions', () => {
  expect(idOf('do you do kites', 'kite-building')).toBeUndefined();
});

test('nor does a message that asks something else besides', () => {
  expect(idOf('how much is it to fly kites', 'kite-building')).toBeUndefined();
  expect(idOf('do you fly kites in a storm', 'kite-building')).toBeUndefined();
});

test('nor does a message that asks for a figure alone', () => {
  expect(idOf('price of building a kite', 'kite-building')).toBeUndefined();
});

test('what a message leaves out of a wording is not what the wording is about', () => {
  const courses = [{ id: 3, question: 'Can I learn alpine flying?', answer: 'In May.' }];
  const weighed = createNearWordings(fixtureShop(), courses, (term) => (term.startsWith('alpin') ? 9 : 1));
  expect(weighed.entryFor(plainWords('can I learn flying'), [])).toBeUndefined();
  expect(weighed.entryFor(plainWords('learn alpine flying'), [])?.id).toBe(3);
});

test('an entry of no service is found by itself, but not by one word', () => {
  expect(idOf('is the parking free')).toBe(2);
  expect(idOf('parking')).toBeUndefined();
});
