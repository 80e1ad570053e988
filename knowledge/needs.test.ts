import { expect, test } from 'vitest';
import { catalogue } from '#catalogue/catalogue.ts';
import type { Draft } from './draft.ts';
import { fittingDrafts } from './needs.ts';

function draft(id: number, tags: readonly string[], answer = 'Yes.'): Draft {
  return { id, question: 'When do I pay?', answer, category: 'policy', alternatives: [], tags, source: 'a.md:1' };
}

const from = {
  ...catalogue,
  policies: {
    ...catalogue.policies,
    payment: { kind: 'deposit', percent: 30 },
    checkout: { expressDelivery: false },
  },
} as const;

function kept(...drafts: readonly Draft[]): number[] {
  return fittingDrafts(drafts, from).map(({ id }) => id);
}

test('an entry exists only if its conditions are met', () => {
  expect(kept(draft(1, ['needs-payment-deposit']), draft(2, ['needs-payment-in-full']), draft(3, ['payment']))).toEqual(
    [1, 3],
  );
  expect(kept(draft(1, ['needs-payment-deposit', 'needs-express']), draft(2, ['needs-no-express']))).toEqual([2]);
});

test('its conditions are no tags of what it is about', () => {
  expect(fittingDrafts([draft(1, ['refund', 'policy', 'needs-no-express'])], from)[0]?.tags).toEqual([
    'refund',
    'policy',
  ]);
});

test('an entry with a missing policy is dropped; unknown references are left to the checks', () => {
  expect(kept(draft(1, [], 'Take {policy.discount} off.'), draft(2, [], 'See {policy.nothing}.'))).toEqual([2]);
});

test('the other entries lose wordings and equals that no longer exist', () => {
  const asked = { ...draft(1, []), alternatives: ['{policy.discount} off?', 'cheaper?'], equals: [2, 3] };
  expect(fittingDrafts([asked, draft(2, ['needs-express']), draft(3, [])], from)[0]).toMatchObject({
    alternatives: ['cheaper?'],
    equals: [3],
  });
});
