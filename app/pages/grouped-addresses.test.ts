import { expect, test } from 'vitest';
import { groupedAddresses } from './grouped-addresses.ts';
import { isListed, siteAddresses } from './site-addresses.ts';

test('the site map page lists every page once, except further pages of the blog', () => {
  const { company, services, reading } = groupedAddresses();
  const listed = [...company, ...services, ...reading].flatMap(({ links }) => links.map(({ path }) => path));
  const wanted = siteAddresses().filter(isListed);
  expect(listed.toSorted()).toEqual(wanted.map(({ path }) => path).toSorted());
});
