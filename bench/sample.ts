import { seeded } from './seeded.ts';

/** A sample of a list, the same in every run: shuffled with a fixed seed. */
export function sample<Item>(items: readonly Item[], count: number): Item[] {
  const { next } = seeded(11);
  return items
    .map((item) => ({ item, key: next() }))
    .toSorted((left, right) => left.key - right.key)
    .slice(0, count)
    .map(({ item }) => item);
}
