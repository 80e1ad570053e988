import { expect, test } from 'vitest';
import { renderReferences } from '#catalogue/references.ts';
import { home } from '#content/pages/home.ts';
import { siteAddresses } from '../../pages/site-addresses.ts';
import { shareText } from './share-text.ts';

const addresses = siteAddresses();

test("the home page's share image says its headline, any other the name of its page", () => {
  const titles = new Map(addresses.map((address) => [address.path, shareText(address).title]));
  expect(titles.get('/')).toBe(renderReferences(home.heading));
  expect(titles.get('/contact')).toBe('Contact');
});

test('every share image has both its lines', () => {
  expect(addresses.map(shareText).filter(({ title, label }) => !title || !label)).toEqual([]);
});
