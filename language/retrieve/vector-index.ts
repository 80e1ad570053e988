/** Something that can be found by embedding: one vector for all its wordings. It may have a second one. */
export interface EmbeddedItem<Item> {
  item: Item;
  vector: ArrayLike<number>;
}

export interface Near<Item> {
  item: Item;
  /** Cosine similarity, from -1 to 1. */
  score: number;
}

export interface VectorIndex<Item> {
  /** The nearest items, nearest first; of several vectors, the nearest counts. */
  nearest(vector: Float32Array, limit: number): Near<Item>[];
  nearnessOf(item: Item, vector: Float32Array): number;
}

/** All vectors in one array of 8-bit integers: a search is one pass over it, linear in the items. */
export function createVectorIndex<Item>(placed: readonly EmbeddedItem<Item>[], width: number): VectorIndex<Item> {
  const rows = new Int8Array(placed.length * width);
  const scales = new Float32Array(placed.length);
  const rowsOf = Map.groupBy(placed.keys(), (row) => placed[row]?.item);
  placed.forEach(({ vector }, row) => {
    const length = Math.hypot(...Array.from(vector)) || 1;
    let most = 0;
    for (let column = 0; column < width; column++) most = Math.max(most, Math.abs(vector[column] ?? 0));
    const scale = most / 127 || 1;
    for (let column = 0; column < width; column++)
      rows[row * width + column] = Math.round((vector[column] ?? 0) / scale);
    scales[row] = scale / length;
  });

  /** Two sums in parallel, so that no addition waits for the previous one. */
  function score(row: number, vector: Float32Array): number {
    let [even, odd] = [0, 0];
    const from = row * width;
    for (let column = 0; column < width; column += 2) {
      even += (rows[from + column] ?? 0) * (vector[column] ?? 0);
      odd += (rows[from + column + 1] ?? 0) * (vector[column + 1] ?? 0);
    }
    return (even + odd) * (scales[row] ?? 0);
  }

  return {
    nearest(vector, limit) {
      const scores = new Float32Array(placed.length);
      for (let row = 0; row < scores.length; row++) scores[row] = score(row, vector);
      const least = scores.toSorted().at(-limit) ?? Number.NEGATIVE_INFINITY;
      const near = placed.flatMap(({ item }, row) => {
        const own = scores[row] ?? 0;
        return own >= least ? [{ item, score: own }] : [];
      });
      const sorted = near.toSorted((left, right) => right.score - left.score).slice(0, limit);
      const seen = new Set<Item>();
      return sorted.filter(({ item }) => !seen.has(item) && seen.add(item));
    },
    nearnessOf(item, vector) {
      const scores = (rowsOf.get(item) ?? []).map((row) => score(row, vector));
      return scores.length ? Math.max(...scores) : 0;
    },
  };
}
