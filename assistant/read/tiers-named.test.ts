import { expect, test } from 'vitest';
import type { TierReference } from '#language/slots/tiers-in.ts';
import { tiersNamedIn } from './tiers-named.ts';

const reference = (name: string): TierReference => ({ at: 0, name, rank: 'first' });
const beside = (name: string) => ({ slots: { tiers: [reference(name)] } });
const unassigned = (...names: string[]) => ({ tiers: names.map(reference) });

test('a package is meant by a name that nothing else has', () => {
  expect(tiersNamedIn({ services: [beside('premium')], unassigned: unassigned('starter') })).toEqual([
    'premium',
    'starter',
  ]);
  expect(tiersNamedIn({ services: [beside('basic')], unassigned: unassigned('pro') })).toEqual([]);
});

test("and beside a service by 'standard', which is an everyday word elsewhere", () => {
  expect(tiersNamedIn({ services: [beside('standard')], unassigned: unassigned() })).toEqual(['standard']);
  expect(tiersNamedIn({ services: [], unassigned: unassigned('standard') })).toEqual([]);
});
