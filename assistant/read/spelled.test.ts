import { expect, test } from 'vitest';
import { spelled } from './spelled.ts';

const speller = {
  isKnown: () => true,
  isEnglish: () => true,
  correct: (words: readonly string[]) => words.map((word) => (word === 'kiet' ? 'kite' : word)),
};

test('a misspelt message is read as it was meant, another as it is', () => {
  expect(spelled({ speller }, 'A kiet, please!')).toMatch(/\bkite\b/);
  expect(spelled({ speller }, 'A kite, please!')).toBe('A kite, please!');
  expect(spelled({ speller }, '<kiet onclick=fly>')).toBe('<kiet onclick=fly>');
});
