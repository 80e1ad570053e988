import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Encoder } from '#language/encode/encoder.ts';
import { createNetwork } from '#language/encode/network.ts';
import { fastArithmetic } from './fast-arithmetic.ts';

/** The large encoder, from the file written by training. */
export async function createLargeEncoder(folder: string): Promise<Encoder> {
  const file = await readFile(path.join(folder, 'encoder.bin'));
  return createNetwork('encoder', new Uint8Array(file).buffer, fastArithmetic);
}
