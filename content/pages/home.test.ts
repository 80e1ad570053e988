import { expect, test } from 'vitest';
import { portfolio } from '../portfolio.ts';
import { home } from './home.ts';

test('the home page shows pieces that exist in the portfolio', () => {
  expect(portfolio.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...home.work]));
});
