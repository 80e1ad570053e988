import { expect, test } from 'vitest';
import { paddedText, plainWords } from './plain.ts';

test.each([
  ['How much is 1,500$?', ' how much is $1500 . '],
  ['sixty dollar infographic', ' $60 infographic '],
  ['two hundred and fifty pages', ' 250 pages '],
  ["What's Google's fee", ' what is google fee '],
  ['next.js & node.js', ' nextjs and nodejs '],
  ['DA 40+ link', ' da40 link '],
  ['the premium one', ' the premium one '],
  ['one page', ' 1 page '],
  ['if i only do one', ' if i only do 1 '],
  ['ok one again', ' okay 1 again '],
  ['i will take one of each', ' i will take one of each '],
  ['heyyy', ' hey '],
  ["What's App number", ' whatsapp number '],
  ['2k words', ' 2000 words '],
  ['2 thousand words', ' 2000 words '],
  ['the one campaign package', ' the 1 campaign package '],
  ['five pages tops', ' 5 pages maximum '],
])('%s reads as %s', (question, read) => {
  expect(paddedText(plainWords(question))).toBe(read);
});
