import { expect, test } from 'vitest';
import { createSpeller } from './spelling.ts';

const { correct } = createSpeller(new Set(['tbilisi']));

test.each([
  ['standart', 'standard'],
  ['pagis', 'pages'],
  ['stikers', 'stickers'],
  ['campain', 'campaign'],
  ['delivry', 'delivery'],
])('%s is put right to %s', (wrong, right) => {
  expect(correct([wrong])).toEqual([right]);
});

test.each([
  ['enjin', 'engine'],
  ['soshul', 'social'],
  ['nekst', 'next'],
  ['wrdprs', 'wordpress'],
  ['gogl', 'google'],
  ['xpress', 'express'],
])('%s is heard as %s', (wrong, right) => {
  expect(correct([wrong])).toEqual([right]);
});

test.each(['farmers', 'trucking', 'batteries', 'surveyors', 'councils', 'tank'])(
  '%s is an everyday word or a form of one',
  (word) => {
    expect(correct([word])).toEqual([word]);
  },
);

test('two words written as one come apart', () => {
  expect(correct(['howlong'])).toEqual(['how', 'long']);
});

test.each(['cork', 'leeds', 'graz', 'oslo', 'tbilisi', 'ddos', 'thesis', 'proto', 'constructor', 'work'])(
  '%s is left alone',
  (word) => {
    expect(correct([word])).toEqual([word]);
  },
);

test('a text of unknown words is looked up only so far', () => {
  const words = Array.from({ length: 300 }, (_, number) => `wq${number.toString(36)}x`.replaceAll(/\d/g, 'k'));
  expect(correct([...words, 'pagis']).at(-1)).toBe('pagis');
});

test('known words do not use up what is looked up', () => {
  const words = Array.from({ length: 300 }, () => 'website');
  expect(correct([...words, 'pagis']).at(-1)).toBe('pages');
});

test('no more unknown words are looked up than allowed', () => {
  expect(correct(['wesbite', 'wesbite'], 1)).toEqual(['website', 'wesbite']);
});
