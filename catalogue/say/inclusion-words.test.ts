import { expect, test } from 'vitest';
import { asThing, listed } from './inclusion-words.ts';
import { withThings } from './package-text.ts';

test('a single item gets an article; plurals and mass nouns get none', () => {
  expect(asThing('Print version')).toBe('a print version');
  expect(asThing('SEO report')).toBe('an SEO report');
  expect(asThing('Article with your link')).toBe('an article with your link');
  expect(asThing('Report of every link')).toBe('a report of every link');
  expect(asThing('React or Next.js front end')).toBe('a React or Next.js front end');
  expect(asThing('One matching style')).toBe('one matching style');
  expect(asThing('Light and dark versions')).toBe('light and dark versions');
  expect(asThing('Conversion tracking')).toBe('conversion tracking');
  expect(asThing('Style guide: colours, type and components')).toBe('a style guide (colours, type and components)');
});

test('qualities are not listed as included items', () => {
  expect(asThing('Responsive on every screen')).toBeUndefined();
  expect(asThing('At our workshop')).toBeUndefined();
  expect(withThings(['Grouped by page', 'Content ideas'])).toBe('; also: grouped by page, content ideas');
});

test('items that contain commas are separated by semicolons', () => {
  expect(listed(['React or Next.js, as you choose', 'Source code'])).toBe(
    'React or Next.js, as you choose; source code',
  );
  const added = ['MERN stack: MongoDB, Express, React and Node.js', 'API integration'];
  expect(withThings(added)).toBe(', with the MERN stack (MongoDB, Express, React and Node.js) and API integration');
});
