import type { Extras } from './message.ts';
import { amountsOf, packageOf, quoteOf } from './reply-items.ts';

/** 'Order here: https://…', as a sentence of its own or after one. */
const printedLink = / ?(?:Order here|Order it here|More here|See it here): (https?:\/\/\S+)/g;

/** What the card of a package says above: its name, price and time. */
const saidByCard = /^\*\*[^*\n]+\*\* costs \*\*\$[\d,]+\*\* and takes \d+ days\.(?:\s+|$)/;

/** The lines of a list without those that a package's card has, as long as others are left. */
function withoutAmounts(lines: readonly string[], amounts: readonly string[]): readonly string[] {
  const said = new Set(amounts.map((amount) => `- ${amount}`));
  const left = lines.filter((line) => !said.has(line));
  return left.some((line) => line.startsWith('- ')) ? left : lines;
}

/** A table that compares packages: its first column names what is compared. */
function compares({ tables }: Pick<Extras, 'tables'>): boolean {
  return tables.some(({ head }) => head[0] === '' && head.length > 2);
}

/**
 * The text of a reply as the chat shows it: without addresses that a button leads to, and without the lines that a card or a
 * table repeats; nothing where a package's card says all of it. Whoever copies, saves or hears the reply has all of it.
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
  const repeated = quoteOf(reply) !== undefined || compares(reply);
  const left = repeated ? lines.filter((line) => !/^\s*[-•]\s/.test(line)) : lines;
  return left.length > 0 || row ? left.join('\n') : text;
}
