/**
 * The longest pair compared letter by letter. Edit distance is quadratic, so two pasted pages would take seconds;
 * beyond this only the words are compared, which is linear. Example: two 300-letter questions take about 0.3 ms, two
 * 3,000-letter ones would take 30.
 */
const comparedLetters = 320;

interface EditOptions {
  /** Two swapped neighbours count as one typo, 'cots' for 'cost': for spelling correction. */
  swaps?: boolean;
}

/**
 * The edit distance: letters to insert, delete or replace. Quadratic. Our own, because `fastest-levenshtein` has no
 * `swaps`: it counts 'desgin' as two typos.
 */
export function editDistance(left: string, right: string, { swaps = false }: EditOptions = {}): number {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: short.length + 1 }, (_, column) => column);
  for (let row = 1; row <= long.length; row++) {
    const current = [row];
    for (let column = 1; column <= short.length; column++) {
      const same = long[row - 1] === short[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        swaps && row > 1 && column > 1 && long[row - 1] === short[column - 2] && long[row - 2] === short[column - 1];
      if (swapped) cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[short.length] ?? 0;
}

function sharedWordShare(left: string, right: string): number {
  const leftWords = new Set(left.split(' '));
  const rightWords = new Set(right.split(' '));
  let shared = 0;
  for (const word of leftWords) if (rightWords.has(word)) shared++;
  return shared / Math.max(leftWords.size, rightWords.size);
}

/** From 0, nothing in common, to 1, identical: (longer length minus distance) / longer length. */
export function similarity(left: string, right: string): number {
  if (left === right) return 1;
  const longer = Math.max(left.length, right.length);
  if (longer > comparedLetters) return sharedWordShare(left, right);
  return (longer - editDistance(left, right)) / longer;
}
