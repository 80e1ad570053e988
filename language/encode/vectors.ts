export interface VectorRow {
  key: string;
  /** Of its wordings. */
  print: number;
  vector: Int8Array;
}

/** Vectors worked out ahead for what messages can be about, by key; `print` tells whether its wordings are still the same. */
export interface Vectors {
  /** Everything that the encoder learnt in training, whether it is still there or not. */
  learnt: readonly VectorRow[];
  vectorOf(key: string, print: number): Float32Array | undefined;
  /** Whether the encoder learnt it in training, in these very wordings. */
  isLearnt(key: string, print: number): boolean;
  /** What the encoder was taught to call the agency, whatever its name is. */
  learntName?: string | undefined;
}

interface Head {
  width: number;
  keys: readonly string[];
  prints: readonly number[];
  /** So many keys come first that the encoder learnt; the rest was only worked out later. Without it, all were learnt. */
  learnt?: number;
  learntName?: string;
}

/**
 * Reads the file that training writes: the length of a head, the head as JSON, then small numbers, a row a key. `trusted`
 * where the wordings themselves are not at hand, as in a browser. What was worded anew has two rows: as it was learnt, and
 * as it is now.
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

/** The file that `readVectors` reads. */
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
