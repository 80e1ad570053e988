import { expect, test } from 'vitest';
import type { TaggedWord } from '#language/encode/encoder.ts';
import { plainWords } from '#language/text/plain.ts';
import { tagsOf } from './tags.ts';

function said(...words: readonly string[]): TaggedWord[] {
  return words.map((word) => {
    const [text = '', value] = word.split('#');
    return { text, role: 'nothing', value: (value ?? 'nothing') as TaggedWord['value'] };
  });
}

function valuesOf(text: string, words: readonly TaggedWord[]) {
  const plain = plainWords(text);
  return tagsOf(plain, words).flatMap(({ value }, at) => (value === 'nothing' ? [] : [`${plain[at]} ${value}`]));
}

test('words that the encoder splits or that were corrected keep what it says of them', () => {
  const thousand = said('three#times', 'kites', 'of', '1#amount', ',', '500#amount', 'words', '.');
  expect(valuesOf('Three kites of 1,500 words.', thousand)).toEqual(['3 times', '1500 amount']);
  expect(valuesOf('basic next.js, thanks', said('basic#tier', 'next#tier', '.', 'js', ',', 'thanks'))).toHaveLength(2);
  expect(valuesOf('next.js, Basic', said('next', '.', 'js', ',', 'basic#tier'))).toEqual(['basic tier']);
  expect(tagsOf(['3', 'posts'], [])).toEqual([]);
});
