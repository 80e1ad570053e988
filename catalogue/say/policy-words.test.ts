import { describe, expect, test } from 'vitest';
import { days } from '../duration.ts';
import { formatMoney } from '../money.ts';
import type { Payment, Policies } from '../policy-types.ts';
import { checkoutOptions, conditionsInWords, freeChanges, paidInWords, refundInWords } from './policy-words.ts';

const policies: Policies = {
  payment: { kind: 'deposit', percent: 30 },
  refund: { fullWithinHours: 48 },
  revision: { freeRounds: 2 },
  checkout: { expressDelivery: false },
  quote: { validDays: 14 },
  delivery: { overall: days(7) },
  meta: { titleCharacters: 60, descriptionCharacters: { from: 100, to: 160 } },
};

const ways: readonly [Payment, string, string][] = [
  [{ kind: 'in-full' }, '100% up front', 'Payment is 100% up front.'],
  [
    { kind: 'deposit', percent: 30 },
    '30% up front and the rest on delivery',
    `Payment is 30% up front and the rest on delivery: ${formatMoney(90.3)} when you order and ${formatMoney(210.7)} on delivery.`,
  ],
  [
    { kind: 'deposit', percent: 30, restDue: 'on the first day' },
    '30% up front and the rest on the first day',
    `Payment is 30% up front and the rest on the first day: ${formatMoney(90.3)} when you order and ${formatMoney(210.7)} on the first day.`,
  ],
  [
    { kind: 'instalments', parts: 3, everyDays: 30 },
    'in three instalments, the first up front and then one every 30 days',
    `Payment is in three instalments, the first up front and then one every 30 days: ${formatMoney(100.33)} each time.`,
  ],
];

test.each(ways)('%j is stated', (payment, said, conditions) => {
  expect(paidInWords(payment)).toBe(said);
  expect(conditionsInWords({ ...policies, payment, revision: {} }, 301)).toBe(conditions);
});

describe('what is not offered', () => {
  test('is not mentioned', () => {
    expect(checkoutOptions(policies, 'express')).toBeUndefined();
    expect(refundInWords({ ...policies, refund: undefined } as Policies)).toBeUndefined();
    expect(refundInWords(policies)).toBe('You get a full refund within 48 hours of ordering.');
    expect(freeChanges({ ...policies, revision: {} })).toBeUndefined();
  });

  test('leaves the rest intact', () => {
    expect(checkoutOptions({ ...policies, checkout: { expressDelivery: true } }, 'discount')).toBe('express delivery');
    const revision = { freeRounds: 1, addedDelivery: days(2) };
    expect(conditionsInWords({ ...policies, payment: { kind: 'in-full' }, revision }, 300)).toBe(
      'Payment is 100% up front. One round of changes costs nothing extra. Each revision adds 2 days.',
    );
  });
});

test('free changes have the name that the policies give them', () => {
  const round = { singular: 'change of date', plural: 'changes of date' };
  expect(freeChanges(policies)).toBe('two rounds of changes');
  expect(freeChanges({ ...policies, revision: { freeRounds: 2, round } })).toBe('two changes of date');
  expect(
    conditionsInWords({ ...policies, payment: { kind: 'in-full' }, revision: { freeRounds: 1, round } }, 300),
  ).toBe('Payment is 100% up front. One change of date costs nothing extra.');
});

test('checkout options are stated in either order', () => {
  const both = { ...policies, checkout: { expressDelivery: true, discountPercent: 10 } };
  expect(checkoutOptions(both, 'express')).toBe('express delivery and a 10% discount option');
  expect(checkoutOptions(both, 'discount')).toBe('a 10% discount option and express delivery');
});
