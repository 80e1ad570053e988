export interface VectorRow {
  key: string;
  /** Hash of its wordings. */
  print: number;
  vector: Int8Array;
}

/** Precomputed vectors of what messages can be about, by key; `print` tells whether the wordings are unchanged. */
export interface Vectors {
  /** Everything the encoder was trained on, whether it still exists or not. */
  learnt: readonly VectorRow[];
  vectorOf(key: string, print: number): Float32Array | undefined;
  /** Whether the encoder was trained on it, with exactly these wordings. */
  isLearnt(key: string, print: number): boolean;
  /** The agency's name in the encoder's training data, whatever its real name is. */
  learntName?: string | undefined;
}

interface Head {
  width: number;
  keys: readonly string[];
  prints: readonly number[];
  /**
   * How many keys the encoder was trained on; they come first, and the rest were computed later. Without it, all were
   * trained on.
   */
  learnt?: number;
  learntName?: string;
}

/**
 * Parses the file written by training: the length of a header, the header as JSON, then 8-bit values, one row per key.
 * `trusted` if the wordings aren't available, as in a browser. What was reworded has two rows: as trained, and as it is
 * now.
 */
export function readVectors(file: ArrayBuffer, { trusted = false } = {}): Vectors {
  const headLength = new DataView(file).getUint32(0, true);
  const head: Head = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, headLength)));
  const { width, keys, prints, learnt = keys.length, learntName } = head;
  const numbers = new Int8Array(file, 4 + headLength, keys.length * width);
  const rows = keys.map((key, at): VectorRow => {
    return { key, print: prints[at] ?? 0, vector: numbers.subarray(at * width, (at + 1) * width) };
  });
  const learntRows = rows.slice(0, learnt);
  const isLearnt = new Set(learntRows);
  const rowsOf = Map.groupBy(rows, ({ key }) => key);
  const rowOf = (key: string, print: number) => rowsOf.get(key)?.findLast((row) => trusted || row.print === print);
  return {
    learnt: learntRows,
    learntName,
    vectorOf(key, print) {
      const row = rowOf(key, print);
      return row && Float32Array.from(row.vector);
    },
    isLearnt(key, print) {
      const row = rowOf(key, print);
      return row !== undefined && isLearnt.has(row);
    },
  };
}

/** The file that `readVectors` parses. */
export function writeVectors(
  learnt: readonly VectorRow[],
  later: readonly VectorRow[],
  learntName: string,
): Uint8Array<ArrayBuffer> {
  const rows = [...learnt, ...later];
  const width = rows[0]?.vector.length ?? 0;
  const head: Head = {
    width,
    keys: rows.map(({ key }) => key),
    prints: rows.map(({ print }) => print),
    learnt: learnt.length,
    learntName,
  };
  const json = new TextEncoder().encode(JSON.stringify(head));
  const file = new Uint8Array(4 + json.length + rows.length * width);
  new DataView(file.buffer).setUint32(0, json.length, true);
  file.set(json, 4);
  rows.forEach(({ vector }, at) => {
    file.set(new Uint8Array(vector.buffer, vector.byteOffset, width), 4 + json.length + at * width);
  });
  return file;
}
