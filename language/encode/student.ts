import type { Encoder } from './encoder.ts';
import { createNetwork } from './network.ts';
import { plainArithmetic } from './plain-arithmetic.ts';

/**
 * The small encoder: two layers of 128, without its own thread. It encodes a message in a few milliseconds, in a
 * browser or wherever the large one isn't available.
 */
export function createStudent(file: ArrayBuffer): Encoder {
  return createNetwork('student', file, plainArithmetic);
}
