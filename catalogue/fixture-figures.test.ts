import { expect, test } from 'vitest';
import { notSold, priceDifference, saying, sum } from './fixture-figures.ts';
import { pricedPackages } from './look-up.ts';
import { formatMoney } from './money.ts';
import { priceLists } from './price-lists.ts';
import { removedServices } from './removed-services.ts';
import { serviceSlugs } from './service-names.ts';

test('a test expects nothing of a removed service, and says so', () => {
  for (const { slug } of removedServices) {
    expect(saying(`{${slug}.basic.price}`)).toBe(notSold);
    expect(saying(`Total: ${sum(`${slug}.basic`)}`)).toBe(notSold);
  }
  expect(saying(`{${serviceSlugs[0]}.name}`)).not.toBe(notSold);
});

test('nor of a removed package', () => {
  const [one = '', other = ''] = serviceSlugs;
  const own = (slug: string) => (priceLists[slug] ?? []).map(({ tier }) => tier);
  const tiers = Object.values(priceLists).flatMap((packages) => packages.map(({ tier }) => tier));
  for (const slug of [one, other]) {
    const tier = tiers.find((each) => !own(slug).includes(each));
    expect(saying(`{${slug}.${tier}.price}`)).toBe(notSold);
    expect(saying(sum(`${slug}.${tier}`))).toBe(notSold);
  }
});

test('the price difference of a package and the cheapest is formatted as money', () => {
  for (const [slug, rows] of Object.entries(priceLists)) {
    const [cheap, ...others] = pricedPackages(rows);
    for (const row of cheap ? [cheap, ...others] : [])
      expect(priceDifference(`${slug}.${row.tier}`, `${slug}.${cheap?.tier}`)).toBe(
        formatMoney(row.price - (cheap?.price ?? 0)),
      );
  }
});

test('an unknown service fails the test', () => {
  expect(() => sum('kite-flying.basic')).toThrow(/names no package/);
  expect(() => saying('{kite-flying.basic.price}')).toThrow();
  expect(() => sum(`${serviceSlugs[0]}.basik`)).toThrow(/names no package/);
  expect(() => saying(`{${serviceSlugs[0]}.basik.price}`)).toThrow();
});
