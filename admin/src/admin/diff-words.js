/** Longer texts are compared by their ends only: the table below grows with the square of their length. */
const maxPieces = 1200;

const piecesOf = (text) => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** How many pieces of the ends of two lists have in common: `table[i][j]` for those that begin at i and j. */
function commonLengths(one, other) {
  const table = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      table[i][j] = one[i] === other[j] ? table[i + 1][j + 1] + 1 : Math.max(table[i + 1][j], table[i][j + 1]);
  return table;
}

/** Neighbouring pieces of one kind are one part. */
function joined(parts) {
  const result = [];
  for (const { text, differs } of parts) {
    const last = result.at(-1);
    if (last?.differs === differs) last.text += text;
    else if (text) result.push({ text, differs });
  }
  return result;
}

const sameAtStart = (one, other) => {
  const at = one.findIndex((piece, index) => piece !== other[index]);
  return at < 0 ? one.length : at;
};

/**
 * Two texts in parts that both have, and parts that only one has.
 * @param {string} before
 * @param {string} after
 */
export function diffWords(before, after) {
  const [one, other] = [piecesOf(before), piecesOf(after)];
  const start = sameAtStart(one, other);
  const [oneRest, otherRest] = [one.slice(start), other.slice(start)];
  const end = Math.min(sameAtStart(oneRest.toReversed(), otherRest.toReversed()), oneRest.length, otherRest.length);
  const [was, is] = [oneRest.slice(0, oneRest.length - end), otherRest.slice(0, otherRest.length - end)];
  const [wasParts, isParts] = [[], []];
  const equal = (pieces) => ({ text: pieces.join(''), differs: false });
  const different = (pieces) => ({ text: pieces.join(''), differs: true });
  if (Math.max(was.length, is.length) > maxPieces) {
    wasParts.push(different(was));
    isParts.push(different(is));
  } else {
    const table = commonLengths(was, is);
    let [i, j] = [0, 0];
    while (i < was.length || j < is.length) {
      if (i < was.length && j < is.length && was[i] === is[j]) {
        wasParts.push(equal([was[i++]]));
        isParts.push(equal([is[j++]]));
      } else if (j >= is.length || (i < was.length && table[i + 1][j] >= table[i][j + 1]))
        wasParts.push(different([was[i++]]));
      else isParts.push(different([is[j++]]));
    }
  }
  const [head, tail] = [equal(one.slice(0, start)), equal(oneRest.slice(oneRest.length - end))];
  return { before: joined([head, ...wasParts, tail]), after: joined([head, ...isParts, tail]) };
}
