/** Vectors worked out ahead for what messages can be about, by key; `print` tells whether its wordings are still the same. */
export interface Vectors {
  /** Everything there is a vector for. */
  keys: readonly string[];
  vectorOf(key: string, print: number): Float32Array | undefined;
  /** What the encoder was taught to call the agency, whatever its name is. */
  learntName?: string | undefined;
}

interface Head {
  width: number;
  keys: readonly string[];
  prints: readonly number[];
  learntName?: string;
}

/**
 * Reads the file that training writes: the length of a head, the head as JSON, then small numbers, a row a key. `trusted`
 * where the wordings themselves are not at hand, as in a browser.
 */
export function readVectors(file: ArrayBuffer, { trusted = false } = {}): Vectors {
  const headLength = new DataView(file).getUint32(0, true);
  const { width, keys, prints, learntName }: Head = JSON.parse(
    new TextDecoder().decode(new Uint8Array(file, 4, headLength)),
  );
  const numbers = new Int8Array(file, 4 + headLength, keys.length * width);
  const rows = new Map(keys.map((key, row) => [key, { row, print: prints[row] }]));
  return {
    keys,
    learntName,
    vectorOf(key, print) {
      const known = rows.get(key);
      if (!known || (known.print !== print && !trusted)) return undefined;
      return Float32Array.from(numbers.subarray(known.row * width, (known.row + 1) * width));
    },
  };
}
