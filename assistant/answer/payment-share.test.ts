import { expect, test } from 'vitest';
import { formatMoney } from '#catalogue/money.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { lineFor, queryOf } from './fixture-query.ts';
import { paymentSharePart } from './payment-share.ts';

const lines = [lineFor('kite-building', { tiers: ['standard'] })];

test('a deposit and the rest are said as sums', () => {
  expect(paymentSharePart(queryOf({ lines, asksPaymentShare: true })).text).toBe(
    `Of ${formatMoney(200)} you pay **${formatMoney(80)}** when you order and **${formatMoney(120)}** when the kite flies.`,
  );
});

test('of several orders, it is the share of their total', () => {
  const both = [...lines, lineFor('kite-painting', { tiers: ['premium'], quantity: 2 })];
  expect(paymentSharePart(queryOf({ lines: both, asksPaymentShare: true })).text).toContain(
    `Of ${formatMoney(380)} you pay **${formatMoney(152)}**`,
  );
});

test('nothing is said unless asked, or while the package is open', () => {
  expect(paymentSharePart(queryOf({ lines })).text).toBe('');
  expect(paymentSharePart(queryOf({ lines: [lineFor('kite-building')], asksPaymentShare: true })).text).toBe('');
});

test('where all is paid at once there are no shares, and instalments are equal', () => {
  const shop = fixtureShop();
  const paidBy = (payment: typeof shop.catalogue.policies.payment) =>
    paymentSharePart(
      queryOf({
        lines,
        asksPaymentShare: true,
        shop: { ...shop, catalogue: { ...shop.catalogue, policies: { ...shop.catalogue.policies, payment } } },
      }),
    ).text;
  expect(paidBy({ kind: 'in-full' })).toBe('');
  expect(paidBy({ kind: 'instalments', parts: 4, everyDays: 30 })).toBe(
    `Of ${formatMoney(200)} you pay **${formatMoney(50)}** each time.`,
  );
});
