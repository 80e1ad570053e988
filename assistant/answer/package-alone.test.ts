import { expect, test } from 'vitest';
import { formatMoney } from '#catalogue/money.ts';
import { createShop } from '#catalogue/shop.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { finish } from './draft.ts';
import { packageAloneDraft } from './package-alone.ts';

const shop = fixtureShop();
const currencySign = formatMoney(1).replace('1', '');

function said(tiers: readonly string[]): string | undefined {
  const draft = packageAloneDraft(shop, tiers);
  return draft && finish(draft, shop.catalogue).answer.replaceAll(currencySign, '$');
}

test('a package of several services is told with the figures of each', () => {
  expect(said(['standard'])).toMatch(
    /is sold for several services:\n- .*Kite Building, Standard.*\$200.*\n- .*Kite Painting, Standard.*\$60/,
  );
});

test('of one service it is just that', () => {
  expect(said(['short'])).toMatch(/^The \*\*Short\*\* package:\n- .*Sky Tales, Short.*\$10[^\n]*$/);
});

test('a package without a price is not told', () => {
  expect(said(['custom'])).toBeUndefined();
});

test('of many services the range of prices is told', () => {
  const [row] = shop.catalogue.priceLists['kite-building'] ?? [];
  const slugs = Array.from({ length: 9 }, (_, at) => `kite-${at}`);
  const many = createShop({
    ...shop.catalogue,
    priceLists: Object.fromEntries(slugs.map((slug, at) => [slug, row ? [{ ...row, price: 10 * (at + 1) }] : []])),
    serviceNames: Object.fromEntries(slugs.map((slug) => [slug, { name: slug, shortName: slug }])),
  });
  const draft = packageAloneDraft(many, ['basic']);
  expect(draft && finish(draft, many.catalogue).answer).toContain(
    `cost ${formatMoney(10)} to ${formatMoney(90)}, depending on the service`,
  );
});
