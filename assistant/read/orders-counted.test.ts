import { expect, test } from 'vitest';
import { offerOf } from '#catalogue/shop.ts';
import { plainWords } from '#language/text/plain.ts';
import { namedShop } from '../fixture-named-shop.ts';
import { countOrders } from './orders-counted.ts';

const shop = namedShop();

function countedIn(text: string, ...services: readonly string[]): number[] {
  const offers = services.map((service) => offerOf(shop, service));
  return countOrders(plainWords(text), offers).map(({ value }) => value);
}

test.each([
  ['the glider for 3 days', 'kite-hire', [3]],
  ['two whole days of kite hire', 'kite-hire', [2]],
  ['the glider for a week', 'kite-hire', [7]],
  ['kite hire for 2 weeks', 'kite-hire', [14]],
  ['a glider for a weekend', 'kite-hire', [2]],
  ['kite hire for one week', 'kite-hire', [7]],
  ['two places on the course', 'flying-course', [2]],
  ['summit for 3 children', 'flying-course', [3]],
  ['the shed for 2 kites and 3 nights', 'kite-shed', [6]],
  ['a shelf for 2 red kites', 'kite-shed', [2]],
  ['a shelf for a week', 'kite-shed', [7]],
  ['summit for my wife and me', 'flying-course', [2]],
  ['the course for the two of us', 'flying-course', [2]],
  ['meadow for us four', 'flying-course', [4]],
])('%s: orders of %s', (text, service, counts) => {
  expect(countedIn(text, service)).toEqual(counts);
});

test.each([
  ['can I have the glider in 3 days', 'kite-hire'],
  ['can I have the glider in a week', 'kite-hire'],
  ['is the glider free next week', 'kite-hire'],
  ['the course for a week', 'flying-course'],
  ['kite hire for two people', 'kite-hire'],
  ['a private flight for two people', 'private-flight'],
  ['the course takes 3 days?', 'flying-course'],
])('%s: no number of orders of %s', (text, service) => {
  expect(countedIn(text, service)).toEqual([]);
});
