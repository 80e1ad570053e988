import type { Extras } from './message.ts';
import { amountsOf, isComparison, packageOf, quoteOf } from './reply-items.ts';

/** 'Order here: https://…', as its own sentence or after one. */
const printedLink = / ?(?:Order here|Order it here|More here|See it here): (https?:\/\/\S+)/g;

/** What a package's card already shows: its name, price and delivery time. */
const saidByCard = /^\*\*[^*\n]+\*\* costs \*\*\$[\d,]+\*\* and takes \d+ days\.(?:\s+|$)/;

/** The items of a list without those on a package's card, if any others remain. */
function withoutAmounts(lines: readonly string[], amounts: readonly string[]): readonly string[] {
  const said = new Set(amounts.map((amount) => `- ${amount}`));
  const left = lines.filter((line) => !said.has(line));
  return left.some((line) => line.startsWith('- ')) ? left : lines;
}

/** What is listed in the text is in a table or card, too. */
function repeats(reply: Pick<Extras, 'tables'>): boolean {
  return quoteOf(reply) !== undefined || reply.tables.some(isComparison);
}

/**
 * A reply's text as shown in the chat: without URLs that a button has, and without lines repeated by a card or table;
 * empty if a package's card says everything. Copies, downloads and screen readers get the full text.
 */
export function shownText(text: string, reply: Extras | undefined): string {
  if (!reply) return text;
  const buttons = new Set(reply.links.map(({ url }) => url));
  const unprinted = text.replace(printedLink, (printed, url: string) => (buttons.has(url) ? '' : printed));
  const row = packageOf(reply);
  const told = row ? unprinted.replace(saidByCard, '') : unprinted;
  const lines = withoutAmounts(
    told.split('\n').filter((line) => line.trim() !== ''),
    row ? amountsOf(row, reply.facts) : [],
  );
  const left = repeats(reply) ? lines.filter((line) => !/^\s*[-•]\s/.test(line)) : lines;
  return left.length > 0 || row ? left.join('\n') : text;
}

/** The shown text around a comparison or quote, which replaces the list in it: what follows the list is shown below. */
export function shownAround(text: string, reply: Extras | undefined): { above: string; below: string } {
  const shown = shownText(text, reply);
  if (!reply || !repeats(reply)) return { above: shown, below: '' };
  const whole = text.split('\n');
  const following = new Set(whole.slice(whole.findLastIndex((line) => /^\s*[-•]\s/.test(line)) + 1));
  const lines = shown.split('\n');
  const first = lines.findIndex((line) => following.has(line));
  if (first < 1) return { above: shown, below: '' };
  return { above: lines.slice(0, first).join('\n'), below: lines.slice(first).join('\n') };
}
