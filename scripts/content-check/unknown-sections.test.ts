import { expect, test } from 'vitest';
import { findUnknownSections } from './unknown-sections.ts';

const file = 'content/pages/checks.ts';
const files = [{ file, lines: ['{', "  link: { page: 'terms', section: 'wind' },"] }];

test('a link to a section that a page does not have is named by file and line', () => {
  const links = [{ page: 'terms', section: 'wind' }, { page: 'terms', section: 'payment' }, { page: 'contact' }];
  expect(findUnknownSections(files, [[file, links]], { terms: ['payment'] })).toEqual([
    { where: `${file}:2`, reason: expect.stringContaining("'wind'") },
  ]);
});
