import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const words = readFileSync('spelling/words.txt', 'utf8').trimEnd().split('\n');

test('the word list is sorted, whatever the case, and holds no word twice', () => {
  const folded = words.map((word) => word.toLowerCase());
  expect(folded).toEqual([...new Set(folded)].sort());
});
