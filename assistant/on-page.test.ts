import { describe, expect, test } from 'vitest';
import { fixtureShop } from './fixture-shop.ts';
import { serviceOn } from './on-page.ts';

const shop = fixtureShop();

describe('the service of a page', () => {
  test.each(['/service/kite-building', '/service/kite-building/'])('%s', (path) => {
    expect(serviceOn(shop, path)).toBe('kite-building');
  });

  test.each([
    '',
    '/',
    '/services',
    '/service',
    '/service/kite-flying',
    '/service/kite-building/more',
    '/blog/kite-building',
  ])('none on %j', (path) => {
    expect(serviceOn(shop, path)).toBeUndefined();
  });
});
