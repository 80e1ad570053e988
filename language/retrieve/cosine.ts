/** Cosine similarity of two vectors of the same width, from -1 to 1; 0 if one of them is empty. */
export function cosine(left: ArrayLike<number>, right: ArrayLike<number>): number {
  let [product, leftSquare, rightSquare] = [0, 0, 0];
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const [one = 0, other = 0] = [left[at], right[at]];
    product += one * other;
    leftSquare += one * one;
    rightSquare += other * other;
  }
  return product / (Math.sqrt(leftSquare * rightSquare) || 1);
}
