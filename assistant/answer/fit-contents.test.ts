import { expect, test } from 'vitest';
import { lineFor } from './fixture-query.ts';
import { answerTo, want } from './fixture-replies.ts';

const ofPages = (pages: number) => [lineFor('kite-building', { amounts: { pages } })];
const needs = (...lines: string[]) => {
  const tiers = lines.includes('Gold thread') ? ['premium'] : ['standard', 'premium'];
  return { ...want('fit'), inclusionMatches: new Map([['kite-building', { lines, tiers, inAllPackages: false }]]) };
};

test('the package has the size and the contents that are needed', () => {
  expect(answerTo(ofPages(6), want('fit'))).toContain('take **Kite Building, Standard**');
  expect(answerTo(ofPages(6), needs('Gold thread'))).toMatch(/^For 6 pages and gold thread, take .*Premium\*\*/);
});

test('where no package has both, each part is named with the package that has it', () => {
  const standardOnly = { lines: ['Silk tail'], tiers: ['standard'], inAllPackages: false };
  const answer = answerTo(ofPages(20), {
    ...want('fit'),
    inclusionMatches: new Map([['kite-building', standardOnly]]),
  });
  expect(answer).toMatch(/^No \*\*Kite Building\*\* package lists both 20 pages and silk tail:/);
  expect(answer).toMatch(/- \*\*Standard\*\*.*, with silk tail\n- \*\*Premium\*\*.*, without silk tail/);
  expect(answer).not.toContain('take **');
});

test('what every package includes selects none', () => {
  const everywhere = { lines: ['Bamboo frame'], tiers: ['basic', 'standard', 'premium'], inAllPackages: true };
  const given = { ...want('fit'), inclusionMatches: new Map([['kite-building', everywhere]]) };
  expect(answerTo(ofPages(6), given)).toContain('take **Kite Building, Standard**');
});
