import { expect, test } from 'vitest';
import { checkFonts } from './check-fonts.ts';

const font = { package: 'no-such-typeface', family: 'None', weights: { min: 400, max: 700 }, fallback: 'serif' };

test('every typeface of the brand is installed', () => {
  expect(checkFonts([])).toEqual([]);
});

test('one that is not installed is reported with its line and the command', () => {
  const file = { file: 'brand/brand.ts', lines: ['fonts: {', "  package: 'no-such-typeface',"] };
  expect(checkFonts([file], [font])).toEqual([
    {
      where: 'brand/brand.ts:2',
      reason: expect.stringContaining('npm install --save-exact @fontsource-variable/no-such-typeface'),
    },
  ]);
});
