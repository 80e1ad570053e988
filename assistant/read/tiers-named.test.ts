import { expect, test } from 'vitest';
import type { TierMark } from '#language/slots/tiers-in.ts';
import { tiersNamedIn } from './tiers-named.ts';

const mark = (name: string): TierMark => ({ at: 0, name, rank: 'first' });
const beside = (name: string) => ({ marks: { tiers: [mark(name)] } });
const unassigned = (...names: string[]) => ({ tiers: names.map(mark) });

test('a package is meant by a name that nothing else has', () => {
  expect(tiersNamedIn({ lines: [beside('premium')], unassigned: unassigned('starter') })).toEqual([
    'premium',
    'starter',
  ]);
  expect(tiersNamedIn({ lines: [beside('basic')], unassigned: unassigned('pro') })).toEqual([]);
});

test("and beside a service by 'standard', which is an everyday word elsewhere", () => {
  expect(tiersNamedIn({ lines: [beside('standard')], unassigned: unassigned() })).toEqual(['standard']);
  expect(tiersNamedIn({ lines: [], unassigned: unassigned('standard') })).toEqual([]);
});
