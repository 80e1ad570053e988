import { expect, test } from 'vitest';
import { normalizeLetters } from './normalize-letters.ts';

test('letters of other forms are read as plain ones', () => {
  expect(normalizeLetters('Ⓛⓞⓖⓞ for 2½ pages')).toBe('Logo for 21⁄2 pages');
});

test('letters that stand for whole phrases make a text no longer to read', () => {
  expect(normalizeLetters('ﷺ'.repeat(2000)).length).toBeLessThanOrEqual(2100);
});
