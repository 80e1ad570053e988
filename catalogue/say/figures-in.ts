import { moneyAmountsIn } from '../money.ts';

/** A figure and its origin. */
interface Figure {
  value: string;
  row: string;
  field: string;
}

/** Digits with a unit or a sign next to them: what a visitor would hold us to. */
export function figuresOf(text: string, row: string): Figure[] {
  // A sign that is separated from its number, as in 'NOK 1,000', belongs to it.
  const facts: Figure[] = moneyAmountsIn(text).map((value) => ({ value, row, field: 'answer' }));
  const words = text.split(/\s+/);
  for (const [index, word] of words.entries()) {
    const figure = bare(word);
    if (!hasDigit(figure)) continue;
    const unit = bare(words[index + 1] ?? '');
    facts.push({ value: figure, row, field: 'answer' }, { value: `${figure} ${unit}`, row, field: 'answer' });
  }
  return facts;
}

function bare(word: string): string {
  let [from, to] = [0, word.length];
  while (from < to && '*("\'“‘['.includes(word[from] ?? '')) from++;
  while (to > from && '*).,;:!?"\'”’]'.includes(word[to - 1] ?? '')) to--;
  return word.slice(from, to);
}

function hasDigit(word: string): boolean {
  return [...word].some((letter) => letter >= '0' && letter <= '9');
}
