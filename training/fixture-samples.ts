import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Encoding } from '#language/encode/encoder.ts';
import { kinds, wants } from '#language/encode/labels.ts';

/** For tests: what training saw both encoders make of a few messages. Of each vector only the beginning is kept. */
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

/** The largest distance between a vector and the beginning that was kept of it. */
export function farthest(found: ArrayLike<number>, kept: readonly number[]): number {
  return kept.reduce((most, value, at) => Math.max(most, Math.abs(value - (found[at] ?? 0))), 0);
}

type Heads = Omit<Encoding, 'vector'>;

/** How far two readings of a message are apart, on average over all that is told apart. Rounded weights shift what was in doubt. */
export function meanDifference(left: Heads, right: Heads): number {
  const apart = [
    ...kinds.map((kind) => left.kinds[kind] - right.kinds[kind]),
    ...wants.map((want) => left.wants[want] - right.wants[want]),
    left.leans - right.leans,
  ].map(Math.abs);
  return apart.reduce((sum, each) => sum + each, 0) / apart.length;
}

export function likeliest({ kinds: likely }: Heads): string {
  return kinds.reduce((best, kind) => (likely[kind] > likely[best] ? kind : best));
}
