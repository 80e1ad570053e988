import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCycles } from './find-cycles.ts';

function graphOf(edges: Readonly<Record<string, readonly string[]>>): Map<string, readonly string[]> {
  return new Map(Object.entries(edges));
}

test('finds files that import each other, directly or through others, and no others', () => {
  const graph = graphOf({
    a: ['b'],
    b: ['c'],
    c: ['b', 'd'],
    d: [],
    x: ['y'],
    y: ['z', 'a'],
    z: ['x'],
    self: ['self'],
  });
  expect(findCycles(graph)).toEqual([['b', 'c'], ['self'], ['x', 'y', 'z']]);
});

test('imports that only point downwards are not a cycle', () => {
  expect(findCycles(graphOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
});

const nodes = ['a', 'b', 'c', 'd', 'e', 'f'];
const edges = fc.dictionary(fc.constantFrom(...nodes), fc.array(fc.constantFrom(...nodes), { maxLength: 4 }));

test('two nodes are in one group exactly when each can be reached from the other', () => {
  fc.assert(
    fc.property(edges, (given) => {
      const graph = graphOf(given);
      const reachable = (from: string) => {
        const found = new Set<string>();
        const waiting = [...(graph.get(from) ?? [])];
        for (let node = waiting.pop(); node; node = waiting.pop()) {
          if (found.has(node)) continue;
          found.add(node);
          waiting.push(...(graph.get(node) ?? []));
        }
        return found;
      };
      const expected = nodes.filter((node) => reachable(node).has(node));
      const cycles = findCycles(graph);
      expect(cycles.flat().sort()).toEqual(expected);
      for (const cycle of cycles) {
        for (const node of cycle) {
          const mates = expected.filter((other) => reachable(node).has(other) && reachable(other).has(node));
          expect(mates.sort()).toEqual(cycle);
        }
      }
    }),
  );
});
