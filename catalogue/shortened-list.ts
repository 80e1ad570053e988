/** What parts the items of a list in a sentence. */
const parting = /, (?:(?:and|or) )?| (?:and|or) /g;
const joining = /and|or/;
/** Where the sentence that holds the list ends, or the part of a title. */
const ending = /[.!?;:](?=\s|$)| \| /;

interface Part {
  from: number;
  to: number;
  /** What joins the last item to the others; a comma joins none. */
  word: string | undefined;
}

function partsOf(text: string): Part[] {
  return Array.from(text.matchAll(parting), ({ 0: sign, index }) => ({
    from: index,
    to: index + sign.length,
    word: joining.exec(sign)?.[0],
  }));
}

/** 'Logos, posts' becomes 'Logos and posts': what is the last item now is joined as the one that went was. */
function joinLast(items: string, word: string): string {
  const last = partsOf(items).at(-1);
  return !last || last.word ? items : `${items.slice(0, last.from)} ${word} ${items.slice(last.to)}`;
}

function wordsIn(text: string): number {
  return text.split(' ').filter(Boolean).length;
}

/** An item is the thing itself with at most so many words before and behind it: 'a kite', 'kites for the beach'. */
const [mostBefore, mostBehind] = [1, 3];

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence without the item of its list that is named so; nothing where that is no item of a list. */
export function shortenedList(sentence: string, naming: RegExp): string | undefined {
  const found = naming.exec(sentence);
  if (!found) return sentence;
  const [article = ''] = /\ban? $/i.exec(sentence.slice(0, found.index)) ?? [];
  const [start, end] = [found.index - article.length, found.index + found[0].length];
  const untilEnd = sentence.slice(end).search(ending);
  const stop = untilEnd < 0 ? sentence.length : end + untilEnd;
  const parts = partsOf(sentence.slice(0, stop));
  const before = parts.findLast(({ to }) => to <= start);
  // 'Updates and repairs for kites, tents and boats': what is repaired is a list of its own.
  const left = before && wordsIn(sentence.slice(before.to, start)) <= mostBefore ? before : undefined;
  const right = parts.find(({ from }) => from >= end);
  if (wordsIn(sentence.slice(end, right?.from ?? stop)) > mostBehind) return undefined;
  if (left?.word) {
    // What follows the last item stays: ', each in packages'.
    const rest = sentence.slice(right && !right.word ? right.from : stop);
    return joinLast(sentence.slice(0, left.from), left.word) + rest;
  }
  if (!right || !parts.some(({ from, word }) => from >= right.from && word)) return undefined;
  if (left) return sentence.slice(0, left.from) + sentence.slice(right.from);
  // 'It knows kites and flies': one of two may be no list at all.
  if (right.word && start > 0) return undefined;
  const rest = sentence.slice(0, start) + sentence.slice(right.to);
  return start === 0 ? capital(rest) : rest;
}
