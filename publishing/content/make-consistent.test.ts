import { expect, test } from 'vitest';
import { change } from '../release/fixture-change.ts';
import { makeConsistent } from './make-consistent.ts';
import { repositoryContent } from './repository-content.ts';

const live = repositoryContent();

test('content that refers only to what is there stays as it is', () => {
  expect(makeConsistent(live, live)).toEqual({ content: live, problems: [] });
});

test('an answer no longer equals one that was made from a service that is gone', () => {
  const equalsOf = (content: typeof live) => content['knowledge-entry'].find(({ key }) => key === '896')?.value.equals;
  const [equal = 0] = equalsOf(live) ?? [];
  const without = change(live, 'service', 'infographic-design', () => undefined);
  expect(equalsOf(live)).toEqual([equal]);
  expect(equalsOf(makeConsistent(without, live).content)).toEqual([]);
});
