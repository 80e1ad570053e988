import { expect, test } from 'vitest';
import { plainWords } from '#language/text/plain.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { ownUnitsOf, unitMentions, unitsSaidIn } from './units-named.ts';

const units = ownUnitsOf(fixtureShop(), new Set(['kite-painting']));

test('only units of new services name one', () => {
  expect([...units]).toEqual([['concepts', 'kite-painting']]);
});

test('so many of them name the service, with the word as its place', () => {
  const words = plainWords('4 bright concepts and a new kite of 5 pages');
  expect(unitMentions(units, words, undefined)).toEqual([{ service: 'kite-painting', from: 2, to: 3, isWeak: false }]);
});

test('a single one of them names it', () => {
  const single = [{ service: 'kite-painting', from: 2, to: 3, isWeak: false }];
  expect(unitMentions(units, plainWords('price per concept'), undefined)).toEqual(single);
});

test("'how many' names it as well, the bare word doesn't", () => {
  expect(unitMentions(units, plainWords('how many concepts do I get'), 'concepts')).toHaveLength(1);
  expect(unitMentions(units, plainWords('are concepts drawn by hand'), undefined)).toEqual([]);
  expect(unitsSaidIn(units, plainWords('are concepts drawn by hand'))).toEqual(['kite-painting']);
});
