import {
  type Kind,
  kinds,
  type LineAct,
  lineActs,
  type RequestType,
  type RoleLabel,
  requestTypes,
  type SlotLabel,
  type Want,
  wants,
} from './labels.ts';

/** An encoder's output for a message. */
export interface Encoding {
  /** A unit vector: the smaller the angle between two texts, the more similar their meaning. */
  vector: Float32Array;
  kinds: Readonly<Record<Kind, number>>;
  wants: Readonly<Record<Want, number>>;
  /** The probability that the message is a follow-up, incomplete without the conversation. */
  followUp: number;
}

/** A message with its context. */
export interface Encodable {
  text: string;
  before?: string | undefined;
}

/** A message and the order under discussion, with its lines in words: 'Logo Design, Premium'. */
export interface Turn {
  lines: readonly string[];
  text: string;
}

/** The encoder's output for a segment: its effect on the order, and its request. */
export interface SegmentReading {
  /** The effect on each line. */
  lines: readonly Readonly<Record<LineAct, number>>[];
  /** The probability that something new is ordered. */
  adds: number;
  requests: Readonly<Record<RequestType, number>>;
  /** Its words and punctuation in order, with their roles and values. */
  words: readonly TaggedWord[];
}

/** 'aside' is the blog in 'I write a blog'; the 800 in 'the 800 one' identifies a package. */
export interface TaggedWord {
  text: string;
  role: RoleLabel;
  value: SlotLabel;
}

export interface Encoder {
  /** Vectors of two encoders can't be compared, so each has an id. */
  name: string;
  encode(messages: readonly Encodable[]): Promise<Encoding[]>;
  /** Tokens that would have to be computed: none for a cached message. */
  cost(message: Encodable): number;
  /** The unit vector of a single word; undefined if it isn't a single token. */
  wordMeaning?(word: string): Float32Array | undefined;
  /** True if it also labels numbers and finds the things a message describes. The browser's encoder doesn't. */
  hasTokenHeads?: boolean;
  /** Splits a message into segments and predicts the acts of each. */
  readTurn(turn: Turn): Promise<(SegmentReading & { text: string })[]>;
  /** Like `cost`. */
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

/** The heads' logits as probabilities: kinds are exclusive, wants are not. */
export function readHeads(outputs: ArrayLike<number>): Omit<Encoding, 'vector'> {
  const values = Array.from(outputs);
  const ofWants = values.slice(kinds.length, kinds.length + wants.length).map(logistic);
  return {
    kinds: probabilities(kinds, values.slice(0, kinds.length)),
    wants: Object.fromEntries(wants.map((want, index) => [want, ofWants[index] ?? 0])) as Record<Want, number>,
    followUp: logistic(values[kinds.length + wants.length] ?? 0),
  };
}

/** The same for the heads for turns: `lines` has one row per line. */
export function readTurnHeads(lines: ArrayLike<number>, part: ArrayLike<number>): Omit<SegmentReading, 'words'> {
  const [adds = 0, ...asked] = Array.from(part);
  const rows = Array.from({ length: lines.length / lineActs.length }, (_, row) =>
    Array.from(lines).slice(row * lineActs.length, (row + 1) * lineActs.length),
  );
  return {
    lines: rows.map((row) => probabilities(lineActs, row)),
    adds: logistic(adds),
    requests: probabilities(requestTypes, asked),
  };
}
