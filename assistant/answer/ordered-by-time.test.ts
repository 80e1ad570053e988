import { expect, test } from 'vitest';
import { offerOf } from '#catalogue/shop.ts';
import { wording } from '#company/wording.ts';
import { namedShop } from '../fixture-named-shop.ts';
import { lineFor } from './fixture-query.ts';
import { answerTo, want } from './fixture-replies.ts';

const shop = namedShop();
const glider = lineFor('kite-hire', { tiers: ['glider'] });
const little = lineFor('kite-hire', { tiers: ['little'] });

test('what is ordered by the day has a price per day and no time of its own', () => {
  expect(answerTo([glider], { shop })).toMatch(/^\*\*Kite Hire, Glider\*\* costs \*\*\$20 per day\*\*\./);
  expect(answerTo([lineFor('kite-hire')], { shop })).toContain('- **Little**: $9 per day\n');
  expect(answerTo([{ ...glider, quantity: 3 }], { shop })).toContain(
    'Three days of **Kite Hire, Glider** come to **$60**, at $20 per day.',
  );
});

test('the time of anything else is told as the agency words it', () => {
  expect(answerTo([lineFor('private-flight')], { shop, ...want('inclusions') })).toContain(
    `, ${wording.time.ready} 1 day.`,
  );
});

test('two packages of one service that are compared differ by price, also as two lines', () => {
  expect(answerTo([little, glider], { shop, ...want('comparison') })).toMatch(/^Glider costs \$11 more than Little\./);
});

test('packages at one price cost the same, and what they share is no difference', () => {
  const lists = { ...shop.catalogue.priceLists };
  const [little, glider] = lists['kite-hire'] ?? [];
  if (!little || !glider) throw new Error('Kite hire has two packages.');
  const rows = [
    { ...little, limits: { items: 2, pages: 1 } },
    { ...glider, price: little.price, limits: { items: 2, pages: 4 } },
  ];
  const offer = offerOf(shop, 'kite-hire');
  const same = { ...shop, offers: new Map([...shop.offers, ['kite-hire', { ...offer, packages: rows }]]) };
  const catalogue = { ...shop.catalogue, priceLists: { ...lists, 'kite-hire': rows } };
  expect(answerTo([lineFor('kite-hire')], { shop: { ...same, catalogue }, ...want('comparison') })).toMatch(
    /^Little and Glider cost the same: \$9 per day\. You get 4 pages instead of 1\. /,
  );
});
