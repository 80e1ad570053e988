import {
  type Asked,
  asks,
  type Kind,
  kinds,
  type LineAct,
  lineActs,
  type Role,
  type Said,
  type Want,
  wants,
} from './labels.ts';

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

/** A message and the order under discussion, whose lines are told in words: 'Logo Design, Premium'. */
export interface Turn {
  lines: readonly string[];
  text: string;
}

/** What a part of a message does to an order, and what it asks. */
export interface PartReading {
  /** What becomes of each line. */
  lines: readonly Readonly<Record<LineAct, number>>[];
  /** How likely something new is ordered. */
  adds: number;
  asks: Readonly<Record<Asked, number>>;
  /** Its words and signs in their order, with what each names and says. */
  words: readonly ReadWord[];
}

/** 'aside' is the blog of 'I write a blog'; the 800 of 'the 800 one' says a package. */
export interface ReadWord {
  text: string;
  role: Role;
  value: Said;
}

export interface Encoder {
  /** Vectors of two encoders cannot be compared: each names its own. */
  name: string;
  encode(messages: readonly Encodable[]): Promise<Encoding[]>;
  /** Word pieces that would have to be worked out: none for a message that is remembered. */
  cost(message: Encodable): number;
  /** What a word by itself means, of length one; nothing of one that it knows only in pieces. */
  wordMeaning?(word: string): Float32Array | undefined;
  /** Cuts a message into its parts and reads what each does to the order. */
  readTurn(turn: Turn): Promise<(PartReading & { text: string })[]>;
  /** As `cost`. */
  turnCost(turn: Turn): number;
}

function probabilities<Name extends string>(names: readonly Name[], values: readonly number[]): Record<Name, number> {
  const shares = softmax(values);
  return Object.fromEntries(names.map((name, index) => [name, shares[index] ?? 0])) as Record<Name, number>;
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
  const ofWants = values.slice(kinds.length, kinds.length + wants.length).map(logistic);
  return {
    kinds: probabilities(kinds, values.slice(0, kinds.length)),
    wants: Object.fromEntries(wants.map((want, index) => [want, ofWants[index] ?? 0])) as Record<Want, number>,
    leans: logistic(values[kinds.length + wants.length] ?? 0),
  };
}

/** The same of the heads for turns: `lines` has a row for each line. */
export function readTurnHeads(lines: ArrayLike<number>, part: ArrayLike<number>): Omit<PartReading, 'words'> {
  const [adds = 0, ...asked] = Array.from(part);
  const rows = Array.from({ length: lines.length / lineActs.length }, (_, row) =>
    Array.from(lines).slice(row * lineActs.length, (row + 1) * lineActs.length),
  );
  return {
    lines: rows.map((row) => probabilities(lineActs, row)),
    adds: logistic(adds),
    asks: probabilities(asks, asked),
  };
}
