import { expect, test } from 'vitest';
import { workWith } from './shown-work.ts';

test('a service is shown by a piece in which it comes first', () => {
  expect(workWith(['logo-design'])?.path).toBe('/portfolio/coffee-roaster-portland');
});

test('otherwise by one that used it, and says whether that is a sample', () => {
  expect(workWith(['keyword-research'])).toMatchObject({ path: '/portfolio/solar-installer-nairobi', sample: true });
});

test('a service that no piece used has no picture', () => {
  expect(workWith(['web-development-consulting'])).toBeUndefined();
  expect(workWith([])).toBeUndefined();
});

test('what shows the service best comes first', () => {
  expect(workWith(['local-citation-building'])?.exhibit.things[0]?.kind).toBe('listing');
  expect(workWith(['on-page-seo'])?.exhibit.things[0]?.kind).toBe('site');
});
