import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { categories } from './categories.ts';
import { days } from './duration.ts';
import { madeUpCatalogue } from './fixture-catalogue.ts';
import { nameOf } from './look-up.ts';
import { formatMoney } from './money.ts';
import { type Package, recurringDays } from './package.ts';
import { renderReferences } from './references.ts';
import type { BySite } from './service-by-site.ts';

const flights: BySite = {
  name: 'Kite flights',
  piece: 'kite flight',
  orderedOn: { link: '{orders.link}', called: 'flights page' },
  sites: [
    { price: 3, count: 2 },
    { price: 9, count: 1 },
  ],
  delivery: days(2),
  words: 300,
  includes: [],
};

test('sites of a service sold by site are counted, in total and by price', () => {
  const made = { ...catalogue, bySite: { 'kite-flights': flights } };
  const text = renderReferences('{kite-flights.count}: {kite-flights.by-price}', made);
  const { sites } = flights;
  const counted = `${sites.reduce((total, { count }) => total + count, 0)} sites`;
  const listed = new Intl.ListFormat('en-GB').format(
    sites.map(({ count, price }) => `${count} at ${formatMoney(price)}`),
  );
  expect(text).toBe(`${counted}: ${listed}`);
});

const named = (name: string) => ({ name, shortName: name });
const row = (price: number): Package => ({
  tier: 'basic',
  name: 'Basic',
  price,
  delivery: null,
  limits: {},
  inclusions: [],
});

test('the lowest and highest price list every service with it', () => {
  const dear = [row(9000)];
  const made = {
    ...catalogue,
    priceLists: { kites: [row(3)], swings: dear, slides: dear },
    serviceNames: { kites: named('Kites'), swings: named('Swings'), slides: named('Slides') },
  };
  expect(renderReferences('{offers.lowest}', made)).toBe(`${formatMoney(3)}, for the Basic package of Kites`);
  expect(renderReferences('{offers.highest}', made)).toBe(
    `${formatMoney(9000)}, for the Basic package of Swings or Slides`,
  );
});

test('what recurs states its period, where it is the cheapest and in the list of prices', () => {
  const monthly: Package = { ...row(3), recurs: true };
  const made = { ...catalogue, priceLists: { kites: [monthly] }, serviceNames: { kites: named('Kites') } };
  const price = `${formatMoney(3)} per ${recurringDays} days`;
  expect(renderReferences('{offers.lowest}', made)).toBe(`${price}, for the Basic package of Kites`);
  expect(renderReferences('{offers.prices}', made)).toBe(`- **Kites**: from ${price}`);
});

test('services are listed by category, with every service of the menu', () => {
  const lines = renderReferences('{offers.services}').split('\n');
  expect(lines).toHaveLength(categories.length);
  for (const [index, { attributes }] of categories.entries())
    expect(lines[index]).toBe(
      `- **${attributes.name}**: ${attributes.subCategories.map(({ url }) => nameOf(url).shortName).join(', ')}`,
    );
});

test('an unknown reference is reported', () => {
  expect(() => renderReferences('{offers.middle}')).toThrow('{offers.middle}');
});

test('an amount can be written without its noun', () => {
  const text = '{kite-days.day-7.pages.figure} of {kite-days.day-2.pages}';
  expect(renderReferences(text, madeUpCatalogue)).toBe('15 to 20 of 2 pages');
  const unknown = '{kite-days.day-2.pages.number}';
  expect(() => renderReferences(unknown, madeUpCatalogue)).toThrow(unknown);
});
