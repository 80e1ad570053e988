import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstCharacters, furtherCharacters, unicodeRange } from './characters.ts';

function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((point) => Number.parseInt(point, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

test('a range names exactly the characters it was made from', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0x20, max: 0x2fff }), { minLength: 1 }), (points) => {
      const characters = points.sort((a, b) => a - b).map((point) => String.fromCodePoint(point));
      expect(charactersOf(unicodeRange(characters.join('')))).toBe(characters.join(''));
    }),
  );
});

test("each character is in one of a typeface's two files", () => {
  const all = [...firstCharacters, ...furtherCharacters];
  expect(new Set(all).size).toBe(all.length);
  for (let point = 0x20; point < 0x7f; point++) expect(all).toContain(String.fromCodePoint(point));
});
