const units = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, (index + 2) * 10]),
);
const multipliers = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['grand', 1000],
  ['dozen', 12],
]);

/** 100 for 'hundred', 1000 for 'thousand'; a dozen is used only in words. */
export function multiplierOf(word: string): number | undefined {
  return word === 'dozen' || word === 'grand' ? undefined : multipliers.get(word);
}

/**
 * The number spelled by the words from `start` on, and how many words it has: 'two hundred and fifty' is 250 in four.
 */
export function spelledNumber(words: readonly string[], start: number): { value: number; length: number } | undefined {
  let total = 0;
  let current: number | undefined;
  let index = start;
  for (; index < words.length; index++) {
    const word = words[index] ?? '';
    // 'Two grand', but 'the grand total' and 'grand, 500 it is'.
    const multiplier = word === 'grand' && current === undefined ? undefined : multipliers.get(word);
    const followed = multipliers.has(words[index + 1] ?? '');
    const roundHundreds = current !== undefined && current >= 100 && current % 100 === 0;
    const roundTens = current !== undefined && current >= 20 && current % 10 === 0 && !roundHundreds;
    if (tens.has(word) && (current === undefined || roundHundreds)) current = (current ?? 0) + (tens.get(word) ?? 0);
    else if (units.has(word) && (current === undefined || roundTens || roundHundreds))
      current = (current ?? 0) + (units.get(word) ?? 0);
    else if (multiplier && (current !== undefined || index === start)) current = (current ?? 1) * multiplier;
    else if (/^(?:a|an|half)$/.test(word) && index === start && followed) current = word === 'half' ? 0.5 : 1;
    else if (word === 'and' && current !== undefined && current >= 100 && isNumberWord(words[index + 1])) continue;
    else break;
    if (current !== undefined && current >= 1000) {
      total += current;
      current = undefined;
    }
  }
  const value = total + (current ?? 0);
  if (index === start || (total === 0 && current === undefined)) return undefined;
  return { value, length: index - start };
}

function isNumberWord(word: string | undefined): boolean {
  return word !== undefined && (units.has(word) || tens.has(word));
}

/** '2k' is 2000, '1.5k' is 1500, '1,500' is 1500; undefined if it isn't a number. */
export function writtenNumber(word: string): number | undefined {
  const found = /^(\d+(?:\.\d+)?)(k)?$/.exec(word);
  if (!found) return undefined;
  return Number(found[1]) * (found[2] ? 1000 : 1);
}
