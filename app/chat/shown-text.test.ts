import { expect, test } from 'vitest';
import type { Extras } from './message.ts';
import { shownAround, shownText } from './shown-text.ts';

const url = 'https://agency.example/service/kite-building#place-order';
const plain: Extras = { id: 1, question: '', source: 'catalogue', facts: [], links: [], suggestions: [], tables: [] };
const withButton: Extras = { ...plain, links: [{ label: 'Order', url }] };

test('a URL is left out of the text if a button leads to it', () => {
  expect(shownText(`A logo costs $50. Order here: ${url}`, withButton)).toBe('A logo costs $50.');
  expect(shownText(`- **Logo**: $50. Order here: ${url}\nOrder here: ${url}`, withButton)).toBe('- **Logo**: $50.');
  expect(shownText(`A logo costs $50. Order here: ${url}`, plain)).toContain(url);
});

test('what a comparison shows is not repeated as a list', () => {
  const table = { caption: 'What differs', head: ['', 'Basic', 'Premium'], rows: [['Price', '$50', '$180']] };
  const text = 'Premium costs $130 more:\n- Basic: $50\n- Premium: $180\nPer concept that is $25.';
  expect(shownText(text, { ...plain, tables: [table] })).toBe('Premium costs $130 more:\nPer concept that is $25.');
  expect(shownText(text, plain)).toBe(text);
  const [above, below] = ['Premium costs $130 more:', 'Per concept that is $25.'];
  expect(shownAround(text, { ...plain, tables: [table] })).toEqual({ above, below });
  expect(shownAround(text, plain)).toEqual({ above: text, below: '' });
});

test('what a package card shows is not repeated below it, even if nothing remains', () => {
  const fact = { row: 'kite-building/small', field: 'price', value: '$50' };
  const about = { ...plain, facts: [fact] };
  const said = '**Kite Building, small** costs **$50** and takes 4 days.';
  expect(shownText(`${said} It includes:\n- 5 pages`, about)).toBe('It includes:\n- 5 pages');
  expect(shownText(said, about)).toBe('');
  expect(shownText(said, plain)).toBe(said);
  expect(shownText(`${said} It includes:\n- 5 pages`, plain)).toContain(said);
});

test('package contents are on the card, and in the list only if it has nothing else', () => {
  const row = 'kite-building/small';
  const facts = [
    { row, field: 'price', value: '$50' },
    { row, field: 'pages', value: '5 pages' },
  ];
  const about = { ...plain, facts };
  expect(shownText('It includes:\n- 5 pages\n- Vector files', about)).toBe('It includes:\n- Vector files');
  expect(shownText('It includes:\n- 5 pages', about)).toBe('It includes:\n- 5 pages');
});

test('a text is never reduced to nothing', () => {
  expect(shownText(`Order here: ${url}`, withButton)).toBe(`Order here: ${url}`);
});
