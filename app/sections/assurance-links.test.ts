import { expect, test } from 'vitest';
import type { Assurance } from '#content/pages/page-types.ts';
import { assuranceLinks } from './assurance-links.ts';

const at = { page: 'terms', section: 'none' } as const;
const made: readonly Assurance[] = [
  { text: 'Since {company.since}', at },
  { text: 'Source code included', at, when: 'with code' },
  { text: 'The finished work is yours', at, when: 'without code' },
];

test('source code is promised only where a package lists it', () => {
  const texts = (inclusions: readonly string[]) => assuranceLinks(inclusions, made).map(({ text }) => text);
  expect(texts(['Contact form', 'Source code'])).toContain('Source code included');
  expect(texts(['Vector files'])).not.toContain('Source code included');
  expect(texts([]).join(' ')).not.toMatch(/\{/);
});

test('each links to the section that says so', () => {
  for (const { path } of assuranceLinks([])) expect(path).toMatch(/^\/[\w-]+#[\w-]+$/);
});
