import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandMisspellings } from '#company/facts.ts';
import config from './cspell.config.mjs';

test('common misspellings of the name are only in the facts, and the spelling check reads them from there', () => {
  const words = brandMisspellings.flatMap((name) => name.match(/\p{L}+/gu) ?? []);
  const ignored = config.overrides.flatMap(({ ignoreWords = [] }) => ignoreWords);
  expect(ignored).toEqual(expect.arrayContaining(words));
  const source = readFileSync('spelling/cspell.config.mjs', 'utf8');
  expect(brandMisspellings.filter((name) => source.includes(name))).toEqual([]);
});
