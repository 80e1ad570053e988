/** A part of a list, the same at every run: shuffled by a fixed seed. */
export function sample<Item>(items: readonly Item[], count: number): Item[] {
  let state = 11;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return items
    .map((item) => ({ item, key: next() }))
    .toSorted((left, right) => left.key - right.key)
    .slice(0, count)
    .map(({ item }) => item);
}
