import type { Weights } from './weights.ts';

export function ofLengthOne(values: Float32Array): Float32Array {
  const length = Math.hypot(...values);
  return values.map((value) => value / (length || 1));
}

function meanVector({ rows, width, vocabulary }: Weights): Float32Array {
  const words = rows('words');
  const middle = new Float32Array(width);
  vocabulary.forEach((_, id) => {
    for (let column = 0; column < width; column++)
      middle[column] = (middle[column] ?? 0) + words.at(id, column) / vocabulary.length;
  });
  return middle;
}

/**
 * Centred and normalized input embeddings. The base model's place 'puppy' near 'dog', and fine-tuning on one agency's
 * messages has hardly changed them. Their common mean carries no meaning, so it is subtracted.
 */
export function createWordMeanings(weights: Weights): (word: string) => Float32Array | undefined {
  let ids: Map<string, number> | undefined;
  let middle: Float32Array | undefined;
  return (word) => {
    ids ??= new Map(weights.vocabulary.map((piece, id) => [piece, id]));
    const id = ids.get(word);
    if (id === undefined) return undefined;
    middle ??= meanVector(weights);
    const words = weights.rows('words');
    return ofLengthOne(middle.map((value, column) => words.at(id, column) - value));
  };
}
