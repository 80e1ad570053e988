import { expect, test } from 'vitest';
import { plainWords } from '../text/plain.ts';
import { isNegated } from './negated.ts';

const negated = (text: string) => {
  const words = plainWords(text);
  return words.filter((_, at) => isNegated(words, at) && /^\d|standard|premium/.test(words[at] ?? ''));
};

test.each([
  ['five instead of six', ['6']],
  ['no, 250 and not 75', ['75']],
  ['premium rather than standard', ['standard']],
  ['not now. 3 of them', []],
  ['without premium', ['premium']],
  ['what do I not get with standard', []],
])('%s', (text, expected) => {
  expect(negated(text)).toEqual(expected);
});
