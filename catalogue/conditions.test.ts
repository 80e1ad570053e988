import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { conditionNames, holds } from './conditions.ts';
import type { Policies } from './policy-types.ts';

const policies: Policies = {
  ...catalogue.policies,
  payment: { kind: 'deposit', percent: 30 },
  checkout: { expressDelivery: false },
};
const from = { ...catalogue, policies };

test('either a condition holds or its opposite', () => {
  expect(holds('payment-deposit', from)).toBe(true);
  expect(holds('payment-in-full', from)).toBe(false);
  expect(holds('no-express', from)).toBe(true);
  expect(holds('discount', from)).toBe(false);
  const opposites = conditionNames.filter((name) => !name.startsWith('no-'));
  expect(opposites.filter((name) => holds(name, from) === holds(`no-${name}`, from))).toEqual([]);
});

test('an unknown condition is an error that names it', () => {
  expect(() => holds('payment-in-kind')).toThrow("Unknown condition 'payment-in-kind'");
});
