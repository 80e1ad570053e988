import { seeded } from './seeded.ts';

/** A part of a list, the same at every run: shuffled by a fixed seed. */
export function sample<Item>(items: readonly Item[], count: number): Item[] {
  const { next } = seeded(11);
  return items
    .map((item) => ({ item, key: next() }))
    .toSorted((left, right) => left.key - right.key)
    .slice(0, count)
    .map(({ item }) => item);
}
