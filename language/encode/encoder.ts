import type { Kind, Want } from './labels.ts';
import { kinds, wants } from './labels.ts';

/** What an encoder makes of a message. */
export interface Encoding {
  /** Of length one: the nearer two texts point, the more alike is what they mean. */
  vector: Float32Array;
  kinds: Readonly<Record<Kind, number>>;
  wants: Readonly<Record<Want, number>>;
  /** How likely the message is unfinished without what was said before. */
  leans: number;
}

/** A message, with what was spoken of before it. */
export interface Encodable {
  text: string;
  before?: string | undefined;
}

export interface Encoder {
  /** Vectors of two encoders cannot be compared: each names its own. */
  name: string;
  encode(messages: readonly Encodable[]): Promise<Encoding[]>;
  /** Word pieces that would have to be worked out: none for a message that is remembered. */
  cost(message: Encodable): number;
  /** What a word by itself means, of length one; nothing of one that it knows only in pieces. */
  wordMeaning?(word: string): Float32Array | undefined;
}

function softmax(values: readonly number[]): number[] {
  const most = values.reduce((best, value) => Math.max(best, value), Number.NEGATIVE_INFINITY);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** The heads' raw outputs as probabilities: kinds exclude each other, wants do not. */
export function readHeads(outputs: ArrayLike<number>): Omit<Encoding, 'vector'> {
  const values = Array.from(outputs);
  const ofKinds = softmax(values.slice(0, kinds.length));
  const ofWants = values.slice(kinds.length, kinds.length + wants.length).map(logistic);
  return {
    kinds: Object.fromEntries(kinds.map((kind, index) => [kind, ofKinds[index] ?? 0])) as Record<Kind, number>,
    wants: Object.fromEntries(wants.map((want, index) => [want, ofWants[index] ?? 0])) as Record<Want, number>,
    leans: logistic(values[kinds.length + wants.length] ?? 0),
  };
}
