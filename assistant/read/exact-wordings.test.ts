import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordingKey, wordingNumber } from '#language/retrieve/wording-number.ts';
import { plainWords } from '#language/text/plain.ts';
import { createExactWordings } from './exact-wordings.ts';

const first = { id: 1, question: 'Do you fly kites?', answer: 'Yes.', alternatives: ['kite flying ok'] };
const second = { id: 2, question: 'Do you sell string?', answer: 'No.', alternatives: ['Do you fly kites'] };

test('an entry is found by its heading and its other wordings, however they are dressed', () => {
  const { entryFor } = createExactWordings([first, second]);
  for (const text of ['Do you fly kites?', 'do you fly kites', '  DO YOU FLY KITES!! ', 'Kite flying, ok?'])
    expect(entryFor(plainWords(text))).toBe(first);
  expect(entryFor(plainWords('do you sell string'))).toBe(second);
  expect(entryFor(plainWords('do you sell rope'))).toBeUndefined();
});

test('a wording that travels as a number is found without its letters', () => {
  const number = wordingNumber(wordingKey('May I fly a kite with you?'));
  const { entryFor } = createExactWordings([first], new Map([[number, 1]]));
  expect(entryFor(plainWords('may i fly a kite with you'))).toBe(first);
});

test('numbers are whole and below 2^32, whatever the wording', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const number = wordingNumber(wordingKey(text));
      expect(Number.isInteger(number) && number >= 0 && number < 2 ** 32).toBe(true);
    }),
  );
});
