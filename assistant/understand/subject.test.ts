import { expect, it } from 'vitest';
import { cueText, plainWords } from '../text/plain.ts';
import { subjectsOf } from './subject.ts';

it.each([
  ['what does CPC mean in ads', 'cpc'],
  ['negative keywords in google ads, what for', 'negative keywords'],
  ['headless cms - what is it and would a small bakery need one', 'headless cms'],
  ['whats the purpose of alt text', 'alt text'],
  ['E-E-A-T meaning', 'eeat'],
])('%s is about %s', (message, expected) => {
  expect(subjectsOf(cueText(plainWords(message)))[0]).toBe(expected);
});

it('calls a service by its own name', () => {
  expect(subjectsOf(cueText(plainWords('ppc meaning')))).toContain('Google Ads');
  expect(subjectsOf(cueText(plainWords('why do i need a maintenance plan, the site is finished')))).toEqual([
    expect.stringContaining('Maintenance'),
  ]);
});

it('finds no subject where the message before holds it', () => {
  expect(subjectsOf(cueText(plainWords("what's the difference between those two?")))).toEqual([]);
});
