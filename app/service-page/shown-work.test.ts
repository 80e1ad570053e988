import { expect, test } from 'vitest';
import type { Exhibit } from '#content/exhibit.ts';
import type { PortfolioPiece } from '#content/portfolio-piece.ts';
import { workWith } from './shown-work.ts';

const piece: PortfolioPiece = {
  slug: 'kite-shop',
  title: 'A kite shop',
  summary: 'A sign and a site.',
  services: ['kite-signs', 'kite-sites'],
  sector: 'Shops',
  country: 'Norway',
  challenge: 'Nobody found it.',
  approach: ['A sign.', 'A site.', 'A map.'],
  result: 'People find it.',
  sample: true,
};
const pieces = [piece, { ...piece, slug: 'kite-school', services: ['kite-sites', 'kite-lists'] }];
const drawing: Exhibit = {
  alt: 'A site in a browser and a logo on a sign.',
  hue: 'teal',
  things: [
    { kind: 'site', name: 'Kites', mark: 'leaf', menu: ['Shop'], heading: 'Kites', cards: ['Red'], by: 'kite-sites' },
    { kind: 'listing', name: 'Kites', mark: 'leaf', rows: ['Open'], by: 'kite-lists' },
  ],
};
const shown = (...services: string[]) =>
  workWith(services, { pieces, drawings: { 'kite-shop': drawing, 'kite-school': drawing } });

test('a service is shown by a piece in which it is listed first', () => {
  expect(shown('kite-sites')?.path).toBe('/portfolio/kite-school');
});

test('otherwise by one that used it, with its sample label', () => {
  expect(shown('kite-lists')).toMatchObject({ path: '/portfolio/kite-school', sample: true });
});

test('a service that no piece used, or only one without a drawing, has no picture', () => {
  expect(shown('kite-repair')).toBeUndefined();
  expect(shown()).toBeUndefined();
  expect(workWith(['kite-sites'], { pieces, drawings: {} })).toBeUndefined();
});

test('what shows the service best leads', () => {
  expect(shown('kite-lists')?.leader.kind).toBe('listing');
  expect(shown('kite-sites')?.leader.kind).toBe('site');
});
