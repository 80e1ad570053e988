import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelFile, samples } from '../../training/fixture-samples.ts';
import { createTokenizer, maxTokens, separator } from './tokenizer.ts';
import { readWeights } from './weights.ts';

const { vocabulary } = readWeights(modelFile('encoder.bin'));
const tokenizer = createTokenizer(vocabulary);
const first = 2;

describe('word pieces', () => {
  test.each(samples)('$text is cut as in training', ({ text, before, ids, studentIds }) => {
    expect(tokenizer.encode(text, before ?? undefined)).toEqual(ids);
    expect(createTokenizer(readWeights(modelFile('student.bin')).vocabulary).encode(text, before ?? undefined)).toEqual(
      studentIds,
    );
  });

  test('a message behind another begins with the pieces of that one', () => {
    const before = tokenizer.encode('how much is a logo');
    const both = tokenizer.encode('and the premium one?', 'how much is a logo');
    expect(both.slice(0, before.length)).toEqual(before);
    expect(both.slice(before.length)).toEqual(tokenizer.encode('and the premium one?').slice(1));
  });

  test('of a long message the beginning and the end are kept', () => {
    const ids = tokenizer.encode(`Hello there. ${'We sell kites. '.repeat(100)} How much is a logo?`);
    expect(ids).toHaveLength(maxTokens);
    expect(ids.slice(0, 3)).toEqual(tokenizer.encode('Hello there').slice(0, 3));
    expect(ids.slice(-6)).toEqual(tokenizer.encode('how much is a logo?').slice(-6));
  });

  test('capitals and accents do not matter', () => {
    expect(tokenizer.encode('CAFÉ Logo')).toEqual(tokenizer.encode('cafe logo'));
  });

  test('any text gives known pieces between the two marks, and no more than are read', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 3_000 }),
        fc.option(fc.string(), { nil: undefined }),
        (text, before) => {
          const ids = tokenizer.encode(text, before);
          expect([ids[0], ids.at(-1)]).toEqual([first, separator]);
          expect(ids.length).toBeLessThanOrEqual(maxTokens);
          expect(ids.every((id) => id > 0 && id < vocabulary.length)).toBe(true);
        },
      ),
    );
  });
});
