import fc from 'fast-check';
import { expect, test } from 'vitest';
import { company } from '#company/facts.ts';
import { pathOnSite } from './site-address.ts';

test.each([
  ['/', '/'],
  ['/contact?a=1#b', '/contact?a=1#b'],
  [company.site, '/'],
  [`${company.site}/service/logo-design#place-order`, '/service/logo-design#place-order'],
])('%s is %s here', (address, path) => {
  expect(pathOnSite(address)).toBe(path);
});

test.each([
  '//evil.example/x',
  '/\\evil.example/x',
  `${company.site}//evil.example/x`,
  `${company.site}/\\evil.example/x`,
  `${company.site}/\\/evil.example/x`,
  `${company.site}\\\\evil.example/x`,
  `${company.site}/.//evil.example/x`,
  `${company.site}/a/..//evil.example/x`,
  `${company.site}\t//evil.example`,
  `${company.site}.evil.example/x`,
  `${company.site}@evil.example/x`,
  'https://evil.example/x',
  'mailto:someone@agency.example',
  'javascript:alert(1)',
])('%j is no page of ours', (address) => {
  expect(pathOnSite(address)).toBeUndefined();
});

test('every accepted path stays on this site', () => {
  const piece = fc.constantFrom('/', '\\', '.', '..', 'evil.example', '@', '#', '?', '\t', '%2f', ':', 'a');
  const tail = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.constantFrom('', company.site), tail, (start, end) => {
      const path = pathOnSite(start + end);
      if (path !== undefined) expect(URL.parse(path, company.site)?.origin).toBe(company.site);
    }),
  );
});
