import { expect, test } from 'vitest';
import { change } from '../release/fixture-change.ts';
import { makeConsistent } from './make-consistent.ts';
import { repositoryContent } from './repository-content.ts';

const good = repositoryContent();

test('content that refers only to what is there stays as it is', () => {
  expect(makeConsistent(good, good)).toEqual({ content: good, problems: [] });
});

test('an answer no longer equals one that was made from a service that is gone', () => {
  const equalsOf = (content: typeof good) => content['knowledge-entry'].find(({ key }) => key === '896')?.value.equals;
  const [equal = 0] = equalsOf(good) ?? [];
  const without = change(good, 'service', 'infographic-design', () => undefined);
  expect(equalsOf(good)).toEqual([equal]);
  expect(equalsOf(makeConsistent(without, good).content)).toEqual([]);
});
