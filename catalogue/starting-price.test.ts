import { expect, test } from 'vitest';
import { sum } from './figures-for-tests.ts';
import { startingPrice } from './starting-price.ts';

test('a service starts at its cheapest package', () => {
  expect(startingPrice(['website-design'])).toBe(`from ${sum('website-design.basic')}`);
});

test('several services start at the cheapest of all their packages', () => {
  expect(startingPrice(['website-design', 'logo-design'])).toBe(`from ${sum('logo-design.basic')}`);
});

test('an overview page starts at the cheapest service of its category', () => {
  expect(startingPrice(['graphic-design'])).toBe(`from ${sum('posts-and-banners-design.basic')}`);
  expect(startingPrice(['digital-marketing'])).toBe(`from ${sum('google-ads.basic')}`);
});

test('what is quoted on request shows no figure', () => {
  expect(startingPrice(['ai-chatbot-development'])).toBe('on request');
});
