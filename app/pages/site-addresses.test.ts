import { expect, test } from 'vitest';
import { siteAddresses } from './site-addresses.ts';

const addresses = siteAddresses();

test('no URL is listed twice', () => {
  const paths = addresses.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('no two pages share a title', () => {
  const titles = addresses.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test.each(addresses)('$path has a title of at most 60 and a description of 100 to 160 characters', (address) => {
  expect(address.title.length, address.title).toBeLessThanOrEqual(60);
  expect(address.description.length, address.description).toBeGreaterThanOrEqual(100);
  expect(address.description.length, address.description).toBeLessThanOrEqual(160);
  expect(`${address.title} ${address.description}`).not.toMatch(/[{}]/);
});
