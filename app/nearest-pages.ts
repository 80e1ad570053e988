export interface NamedPage {
  path: string;
  label: string;
}

/** 'webste' and 'website' share 6 of 7 letters (0.86); below this, words that merely look alike begin to match. */
const alike = 0.7;
/** One matching word of two, exactly spelled, is worth suggesting; one of three is not. */
const worthSuggesting = 0.45;
/** Words that stand in so many addresses that sharing them says nothing. */
const commonWords = new Set(['a', 'an', 'and', 'the', 'in', 'of', 'for', 'to', 'html', 'php', 'index', 'page', 'www']);

/** The pages whose address or name comes closest to an address that leads nowhere, best first. */
export function nearestPages(address: string, pages: readonly NamedPage[], limit = 4): NamedPage[] {
  const wanted = wordsOf(readable(address));
  if (wanted.length === 0) return [];
  return pages
    .map((page) => ({ page, score: nearness(wanted, page) }))
    .filter(({ score }) => score >= worthSuggesting)
    .toSorted((left, right) => right.score - left.score || left.page.path.length - right.page.path.length)
    .slice(0, limit)
    .map(({ page: { path, label } }) => ({ path, label }));
}

function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Whole-name likeness catches words run together ('logodesign'), word overlap catches changed order and extra words. */
function nearness(wanted: readonly string[], page: NamedPage): number {
  const names = [lastPart(page.path), page.path, page.label].map(wordsOf).filter(({ length }) => length > 0);
  return Math.max(
    0,
    ...names.map((name) => Math.max(overlap(wanted, name), wholeLikeness(wanted.join(''), name.join('')))),
  );
}

function wholeLikeness(left: string, right: string): number {
  const score = likeness(left, right);
  return score >= alike ? score : 0;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !commonWords.has(word)).slice(0, 12);
}

/** How much of both names the matching words make up: 1 when all words of each are in the other. */
function overlap(left: readonly string[], right: readonly string[]): number {
  return (coverage(left, right) + coverage(right, left)) / 2;
}

function coverage(words: readonly string[], others: readonly string[]): number {
  const best = words.map((word) => Math.max(...others.map((other) => likeness(word, other))));
  return best.reduce((sum, score) => sum + (score >= alike ? score : 0), 0) / words.length;
}

/** 1 for equal words, 0 for words with nothing in common. */
function likeness(left: string, right: string): number {
  const longer = Math.max(left.length, right.length);
  return longer === 0 ? 1 : (longer - editDistance(left, right)) / longer;
}

/** Letters added, left out, replaced or swapped with their neighbour: 'desgin' is one step from 'design'. */
function editDistance(left: string, right: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current.push(
        Math.min(
          replaced,
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          swapped && row > 1 && column > 1 ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[right.length] ?? 0;
}
