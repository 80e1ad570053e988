import { createCachedEncoder, type EncodedSegment } from './cached-encoder.ts';
import { type Encoder, readHeads, readTurnHeads } from './encoder.ts';
import { roleLabels, slotLabels } from './labels.ts';
import { dequantize, linear } from './linear.ts';
import { createTokenizer, separator, type TurnTokens, type TurnWord } from './tokenizer.ts';
import { readWeights, type Weights } from './weights.ts';
import { createWordMeanings, ofLengthOne } from './word-meanings.ts';

/** The arithmetic of a network's layers. Matrices are in row-major order. */
export interface Arithmetic {
  /** Memory for a new message. Results of the previous one may be overwritten. */
  begin(count: number): Float32Array;
  /** A linear layer: every row of `x` times every row of the weights, plus the bias. */
  linear(x: Float32Array, name: string): Float32Array;
  /** Self-attention: a row of `x` contains a word's query, key and value. */
  attend(x: Float32Array): Float32Array;
  /** Adds both and applies layer normalization with the trained scale and shift. */
  addNormalized(left: Float32Array, right: Float32Array, name: string): Float32Array;
  /** gelu; `x` may be overwritten. */
  gelu(x: Float32Array): Float32Array;
}

/** BERT's layers, from a file written by training. */
export function createNetwork(name: string, file: ArrayBuffer, use: (weights: Weights) => Arithmetic): Encoder {
  const weights = readWeights(file);
  const arithmetic = use(weights);
  const { width } = weights;
  const heads = headOf(weights, 'heads');
  const turnHeads = {
    cut: headOf(weights, 'turns.cut'),
    role: headOf(weights, 'turns.role'),
    // The browser's model has no such head: trained with one, it read single questions worse.
    value: weights.has('turns.value.weight') ? headOf(weights, 'turns.value') : outputNothing,
    line: headOf(weights, 'turns.line'),
    message: headOf(weights, 'turns.message'),
  };
  const encoder = createCachedEncoder(name, createTokenizer(weights.vocabulary, weights.rows('positions').height), {
    message(ids) {
      const end = ids.indexOf(separator);
      const x = readWords(weights, arithmetic, ids);
      const middle = meanVector(x, width, end < ids.length - 1 ? end : 0, ids.length);
      return { vector: ofLengthOne(middle), ...readHeads(heads(middle)) };
    },
    turn: (pieces) => readSegments(readWords(weights, arithmetic, pieces.ids), width, pieces, turnHeads),
  });
  return { ...encoder, hasTokenHeads: weights.has('turns.value.weight'), wordMeaning: createWordMeanings(weights) };
}

/** A last linear layer with the logits. */
function headOf(weights: Weights, name: string): (x: Float32Array) => Float32Array {
  const [table, bias] = [dequantize(weights, `${name}.weight`), weights.list(`${name}.bias`)];
  return (x) => linear(x, table, bias);
}

/** The last hidden state: one row per token. */
function readWords(weights: Weights, arithmetic: Arithmetic, ids: readonly number[]): Float32Array {
  const { width, layers } = weights;
  const words = weights.rows('words');
  const positions = weights.rows('positions');
  const meant = arithmetic.begin(2 * ids.length * width);
  const placed = meant.subarray(ids.length * width);
  ids.forEach((id, place) => {
    for (let column = 0; column < width; column++) {
      meant[place * width + column] = words.at(id, column);
      placed[place * width + column] = positions.at(place, column);
    }
  });
  let x = arithmetic.addNormalized(meant.subarray(0, ids.length * width), placed, 'norm');
  for (let layer = 0; layer < layers; layer++) x = oneLayer(arithmetic, `${layer}.`, x);
  return x;
}

function oneLayer({ attend, linear, addNormalized, gelu }: Arithmetic, name: string, x: Float32Array): Float32Array {
  const mixed = attend(linear(x, `${name}attend`));
  const first = addNormalized(x, linear(mixed, `${name}project`), `${name}norm1`);
  const inner = gelu(linear(first, `${name}widen`));
  return addNormalized(first, linear(inner, `${name}narrow`), `${name}norm2`);
}

/** The context takes part in attention, but the vector is the mean of only the message's own tokens. */
function meanVector(x: Float32Array, width: number, from: number, to: number): Float32Array {
  const middle = new Float32Array(width);
  for (let index = from * width; index < to * width; index++) {
    const column = index % width;
    middle[column] = (middle[column] ?? 0) + (x[index] ?? 0) / (to - from);
  }
  return middle;
}

type Head = (x: Float32Array) => Float32Array;

function outputNothing(): Float32Array {
  return Float32Array.from(slotLabels, (value) => Number(value === 'nothing'));
}

/** The most probable class of a word. */
function likeliest<Name extends string>(names: readonly Name[], outputs: Float32Array): Name | undefined {
  return names[outputs.indexOf(Math.max(...outputs))];
}

/** The maximum number of segments; what follows belongs to the last. */
const maxSegments = 5;
/** A new sentence starts a new segment more often than in training, and after a question nearly always. */
const segmentBoundaryBias = { sign: 0, word: 0, sentence: 1, question: 2 } as const;

/** Where the segments of a message begin, and the acts of each on the order lines. */
function readSegments(
  x: Float32Array,
  width: number,
  { ids, ends, words }: TurnTokens,
  heads: { cut: Head; role: Head; value: Head; line: Head; message: Head },
): EncodedSegment[] {
  const rowAt = (piece: number) => x.subarray(piece * width, (piece + 1) * width);
  const cutAt = (piece: number) => heads.cut(rowAt(piece))[0] ?? 0;
  /** Punctuation before a word may carry the boundary that belongs to the word. */
  const isCut = ({ piece, place }: TurnWord, at: number) => {
    const sign = words[at - 1];
    if (at === 0) return true;
    if (place === 'sign') return false;
    const cut = sign?.place === 'sign' ? Math.max(cutAt(piece), cutAt(sign.piece)) : cutAt(piece);
    return cut + segmentBoundaryBias[place] > 0;
  };
  const starts = words.filter(isCut).slice(0, maxSegments);
  return starts.map(({ piece, word }, at) => {
    const end = starts[at + 1]?.piece ?? ids.length - 1;
    const middle = meanVector(x, width, piece, end);
    const lines = ends.flatMap((line) => [...rowAt(line), ...middle]);
    const own = words.filter((one) => one.piece >= piece && one.piece < end);
    return {
      word,
      words: own.map((one) => ({
        word: one.word,
        role: likeliest(roleLabels, heads.role(rowAt(one.piece))) ?? 'nothing',
        value: likeliest(slotLabels, heads.value(rowAt(one.piece))) ?? 'nothing',
      })),
      reading: readTurnHeads(heads.line(Float32Array.from(lines)), heads.message(middle)),
    };
  });
}
