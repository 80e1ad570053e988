import type { Encoder } from './encoder.ts';
import { createNetwork } from './network.ts';
import { plainArithmetic } from './plain-arithmetic.ts';

/**
 * The small encoder: two layers of 128, no thread of its own. It reads a message in a few milliseconds, in a browser or
 * wherever the large one cannot be had.
 */
export function createStudent(file: ArrayBuffer): Encoder {
  return createNetwork('student', file, plainArithmetic);
}
