import { expect, test } from 'vitest';
import { atCheckout, expressSentence, optionOffered, orderLead } from './order-words.ts';

test('options are chosen where orders are placed', () => {
  expect(atCheckout('app')).toBe('at checkout');
  expect(atCheckout('form')).toBe('when you order');
  expect(optionOffered('a discount', 'links')).toBe('for almost all services you can choose a discount when you order');
});

test('express delivery is mentioned above packages only where it is offered', () => {
  expect(orderLead('form', { expressDelivery: true })).toBe(
    `Pick a package and order it with the contact form. ${expressSentence('form')}`,
  );
  expect(orderLead('app', { expressDelivery: false })).toBe('Pick a package and order it in our ordering app.');
});
