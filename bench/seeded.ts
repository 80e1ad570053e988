export interface Seeded {
  /** From 0 up to but not including 1. */
  next: () => number;
  /** From `least` to `most`, both included. */
  whole: (least: number, most: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** As many as requested, each generated anew. */
  times: <T>(count: number, make: () => T) => T[];
}

/** Random numbers that are the same in every run (mulberry32), so that findings are reproducible. */
export function seeded(seed: number): Seeded {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  function pick<T>(list: readonly T[]): T {
    const chosen = list[whole(0, list.length - 1)];
    if (chosen === undefined) throw new Error('There is nothing to pick from.');
    return chosen;
  }
  return { next, whole, pick, times: (count, make) => Array.from({ length: count }, make) };
}

/** A sample of a list, the same in every run: shuffled with a fixed seed. */
export function sample<Item>(items: readonly Item[], count: number): Item[] {
  const { next } = seeded(11);
  return items
    .map((item) => ({ item, key: next() }))
    .toSorted((left, right) => left.key - right.key)
    .slice(0, count)
    .map(({ item }) => item);
}
