import { capital } from './capital.ts';

/** What parts the items of a list in a sentence. */
const parting = /, (?:(?:and|or) )?| (?:and|or) /g;
const joining = /and|or/;
/** What a list lies between: the ends of a sentence, of a part of a title, of what is in brackets. */
const bound = /[.!?;:](?:\s|$)| \| |[()]/g;

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

/** 'In that case, tents or kites': the comma behind such a beginning parts no items. */
const introduces =
  /^(?:after|as|at|because|before|by|for|from|if|in|instead|no|on|once|since|some|sorry|to|when|where|while|with|yes)\b/i;

/** The parts between items, without the comma of an introduction. */
function listParts(text: string): Part[] {
  const parts = partsOf(text);
  return introduces.test(text) && !parts[0]?.word ? parts.slice(1) : parts;
}

function wordsIn(text: string): number {
  return text.split(' ').filter(Boolean).length;
}

/** An item is the thing itself with at most so many words before and behind it: 'a kite', 'kites for the beach'. */
const [mostBefore, mostBehind] = [1, 3];
/** 'Tents, Boats, Kites': without a word that joins them, so many short things are a list. */
const [fewestPlain, longestPlain] = [3, 3];

/** 'Tents, boats' becomes 'Tents and boats': what is the last item now is joined as the one that went was. */
function joinLast(items: string, word: string): string {
  const last = listParts(items).at(-1);
  return !last || last.word ? items : `${items.slice(0, last.from)} ${word} ${items.slice(last.to)}`;
}

function withoutPlain(list: string, start: number): string | undefined {
  const items = list.split(', ');
  const isList = items.length >= fewestPlain && items.every((item) => wordsIn(item) <= longestPlain);
  const place = list.slice(0, start).split(', ').length - 1;
  return isList ? items.filter((_, index) => index !== place).join(', ') : undefined;
}

/** Whether what is between two parts stands in a list beyond doubt: the items on both sides are short, too. */
function isSurelyListed(list: string, parts: readonly Part[], left: Part, right: Part | undefined): boolean {
  const isShort = (from: number, to: number) => wordsIn(list.slice(from, to)) <= longestPlain;
  const before = parts[parts.indexOf(left) - 1];
  if (before ? !isShort(before.to, left.from) : left.word && list[left.from] === ',') return false;
  if (left.word || right?.word) return parts.length > 1;
  const behind = right && parts[parts.indexOf(right) + 1];
  return right !== undefined && behind !== undefined && isShort(right.to, behind.from);
}

function withoutJoined(list: string, start: number, end: number, surely: boolean): string | undefined {
  const parts = listParts(list);
  const before = parts.findLast(({ to }) => to <= start);
  // 'Updates and repairs for kites, tents and boats': what is repaired is a list of its own.
  const left = before && wordsIn(list.slice(before.to, start)) <= (surely ? 0 : mostBefore) ? before : undefined;
  const right = parts.find(({ from }) => from >= end);
  const isShort = wordsIn(list.slice(end, right?.from)) <= (surely ? 0 : mostBehind);
  if (surely && !(isShort && left && isSurelyListed(list, parts, left, right))) return undefined;
  // What follows the last item stays: ', each at a fixed price', or ' that look as if they belonged together'.
  if (left?.word) {
    const rest = isShort ? (right?.from ?? list.length) : end;
    return joinLast(list.slice(0, left.from), left.word) + list.slice(rest);
  }
  if (!isShort) return undefined;
  // 'Tents from 50, swings and boats from 80, kites from 20': commas alone may part the items.
  if (left && !right && parts.filter(({ word }) => !word).length > 1) return list.slice(0, left.from);
  if (!right || !parts.some(({ from, word }) => from >= right.from && word)) return undefined;
  // 'Tents, kites, and boats': two need no comma.
  if (left)
    return (
      list.slice(0, left.from) +
      (right.word && left === parts[0] ? ` ${right.word} ${list.slice(right.to)}` : list.slice(right.from))
    );
  // 'It knows kites and flies': one of two may be no list at all.
  if (right.word && start > 0) return undefined;
  return list.slice(0, start) + list.slice(right.to);
}

/**
 * A sentence without the item of its list that is named so; nothing where that is no item of a list. `surely` takes out only
 * what stands alone among two other short items at least.
 */
export function shortenedList(sentence: string, naming: RegExp, surely = false): string | undefined {
  const found = naming.exec(sentence);
  if (!found) return sentence;
  const [article = ''] = /\ban? $/i.exec(sentence.slice(0, found.index)) ?? [];
  const [start, end] = [found.index - article.length, found.index + found[0].length];
  const bounds = [...sentence.matchAll(bound)];
  const opening = bounds.findLast(({ 0: sign, index }) => index + sign.length <= start);
  const from = opening ? opening.index + opening[0].length : 0;
  const to = bounds.find(({ index }) => index >= end)?.index ?? sentence.length;
  const list = sentence.slice(from, to);
  const parts = partsOf(list);
  if (surely && (parts.length < 2 || list.includes(']'))) return undefined;
  const short = parts.some(({ word }) => word)
    ? withoutJoined(list, start - from, end - from, surely)
    : withoutPlain(list, start - from);
  if (short === undefined) return undefined;
  return sentence.slice(0, from) + (start === 0 ? capital(short) : short) + sentence.slice(to);
}
