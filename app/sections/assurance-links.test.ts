import { expect, test } from 'vitest';
import { assuranceLinks } from './assurance-links.ts';

test('source code is promised only where a package lists it', () => {
  const texts = (inclusions: readonly string[]) => assuranceLinks(inclusions).map(({ text }) => text);
  expect(texts(['Contact form', 'Source code'])).toContain('Source code included');
  expect(texts(['Vector files'])).not.toContain('Source code included');
  expect(texts([]).join(' ')).not.toMatch(/\{/);
});

test('each leads to the section that says so', () => {
  for (const { path } of assuranceLinks([])) expect(path).toMatch(/^\/[\w-]+#[\w-]+$/);
});
