import { expect, test } from 'vitest';
import { startingPrice } from './starting-price.ts';

test('a service starts at its cheapest package', () => {
  expect(startingPrice(['website-design'])).toBe('from $300');
});

test('several services start at the cheapest of all their packages', () => {
  expect(startingPrice(['website-design', 'logo-design'])).toBe('from $50');
});

test('an overview page starts at the cheapest service of its category', () => {
  expect(startingPrice(['graphic-design'])).toBe('from $30');
  expect(startingPrice(['digital-marketing'])).toBe('from $80');
});

test('what is quoted on request shows no figure', () => {
  expect(startingPrice(['ai-chatbot-development'])).toBe('on request');
});
