import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Encoding } from '#language/encode/encoder.ts';
import { kinds, wants } from '#language/encode/labels.ts';

/**
 * For tests: both encoders' outputs for a few messages at training time. Only the beginning of each vector is stored.
 */
interface Sample {
  text: string;
  before: string | null;
  ids: number[];
  vector: number[];
  heads: number[];
  studentIds: number[];
  studentVector: number[];
  studentHeads: number[];
}

const folder = path.join(import.meta.dirname, 'model');

export const samples: readonly Sample[] = JSON.parse(readFileSync(path.join(folder, 'samples.json'), 'utf8'));

export function modelFile(name: string): ArrayBuffer {
  return new Uint8Array(readFileSync(path.join(folder, name))).buffer;
}

/** The largest difference between a vector and its stored beginning. */
export function farthest(found: ArrayLike<number>, kept: readonly number[]): number {
  return kept.reduce((most, value, at) => Math.max(most, Math.abs(value - (found[at] ?? 0))), 0);
}

type Heads = Omit<Encoding, 'vector'>;

/**
 * The mean difference between two readings of a message over all outputs. Quantized weights shift what was uncertain.
 */
export function meanDifference(left: Heads, right: Heads): number {
  const apart = [
    ...kinds.map((kind) => left.kinds[kind] - right.kinds[kind]),
    ...wants.map((want) => left.wants[want] - right.wants[want]),
    left.followUp - right.followUp,
  ].map(Math.abs);
  return apart.reduce((sum, each) => sum + each, 0) / apart.length;
}

export function likeliest({ kinds: likely }: Heads): string {
  return kinds.reduce((best, kind) => (likely[kind] > likely[best] ? kind : best));
}
