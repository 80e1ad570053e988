import { deliveryDays, pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { type Package, recurringDays } from '#catalogue/package.ts';
import { verbFor } from '#catalogue/say/grammar.ts';
import { listed } from '#catalogue/say/inclusion-words.ts';
import {
  fullLine,
  hasTime,
  orderLine,
  packageName,
  periodText,
  priceText,
  shortLine,
  termsLine,
  timeText,
  titleOf,
} from '#catalogue/say/package-text.ts';
import type { Offer } from '#catalogue/shop.ts';
import { joinWords } from '#company/join-words.ts';
import type { FigureSource } from '../contract.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import type { PackageSelection } from './choice.ts';
import { discountPart } from './discount.ts';
import { plainPart, type ReplyPart } from './part.ts';
import { fasterOptions, figureAskedFor, offeredWords, wasListShown } from './previous-reply.ts';

/** Longer lists stay short: their packages differ only in size. */
const maxFullLines = 3;

/** The total of several, while the package is undecided: '; $900 for 3 × 30 days'. */
function sumOfSeveral({ price, recurs }: Package, times: number): { text: string; worked: FigureSource[] } {
  if (times < 2 || price === null) return { text: '', worked: [] };
  const value = formatMoney(price * times);
  return {
    text: `; **${value}** for ${times}${recurs ? ` × ${recurringDays} days` : ''}`,
    worked: [
      { value, row: 'quote', field: `price times ${times}` },
      { value: `${times}`, row: 'question', field: 'count' },
    ],
  };
}

/** 'Each includes research and writing; …': what all packages of a long list include. */
function sharedContents(rows: readonly Package[]): string {
  const lines = (rows[0]?.inclusions ?? []).filter((line) => rows.every(({ inclusions }) => inclusions.includes(line)));
  return lines.length ? `\nEach includes: ${listed(lines)}.` : '';
}

/** ' both take 14 days.', ' Basic costs $75 and Standard $150.': the requested figure of several named packages. */
function eachSaid(offer: Offer, rows: readonly Package[], query: CatalogueQuery): string {
  const isTime = figureAskedFor(query) === 'time' && rows.every((row) => hasTime(offer, row));
  if (query.wants.has('inclusions') || rows.some(({ price }) => price === null)) return '';
  const [figure, verb] = isTime ? [timeText, 'takes'] : [priceText, 'costs'];
  const [first] = rows;
  if (isTime && first && new Set(rows.map(deliveryDays)).size === 1)
    return ` ${rows.length === 2 ? 'both' : 'all of them'} take **${timeText(offer, first)}**.`;
  const each = rows.map(
    (row) => `${packageName(offer, row)}${row === first ? ` ${verb}` : ''} **${figure(offer, row)}**`,
  );
  return ` ${joinWords(each, 'and')}.`;
}

/** A list of a service's packages, in full if their contents are asked for and `answer` doesn't already cover them. */
export function listPart(
  { offer, rows, by, quantity }: PackageSelection,
  query: CatalogueQuery,
  verdict: string,
  answer: string,
): ReplyPart {
  const opening = verdict || answer;
  if (opening && wasListShown(offer, rows, query))
    return plainPart(`${opening.trimEnd()}${fasterOptions(query)}\n${orderLine(offer)}`);
  // If the first sentence says which package includes it, the figures are enough.
  const full = query.wants.has('inclusions') && !opening && rows.length <= maxFullLines;
  const sums = rows.map((row) => sumOfSeveral(row, quantity));
  const lines = rows.map((row, at) => {
    const sum = sums[at]?.text ?? '';
    const line = full ? fullLine(offer, row) : shortLine(offer, row);
    return `- ${sum && line.endsWith('.') ? line.slice(0, -1) : line}${sum}`;
  });
  const shared = query.wants.has('inclusions') && !opening && !full ? sharedContents(rows) : '';
  const priced = pricedPackages(rows);
  const [low, high] = [priced[0], priced.at(-1)];
  const off = discountPart(
    query,
    priced.map((row) => ({ offer, row, price: row.price, quantity: 1 })),
    'or',
  );
  const period = low ? periodText(offer, low) : '';
  const same = new Set(rows.map((row) => deliveryDays(row))).size === 1;
  const range =
    figureAskedFor(query) === 'time' && (!low || hasTime(offer, low))
      ? ` ${verbFor(offer.name, 'takes', 'take')} {${offer.slug}.times}${same ? '' : ', depending on the package'}`
      : low && rows.some(({ price }) => price === null)
        ? ` ${verbFor(offer.name, 'starts', 'start')} at {${offer.slug}.${low.tier}.price}${period}`
        : low && high && low !== high
          ? ` ${verbFor(offer.name, 'costs', 'cost')} {${offer.slug}.${low.tier}.price} to {${offer.slug}.${high.tier}.price}${period}, depending on the package`
          : '';
  const also = opening ? '' : offeredWords(query);
  const sentence = by === 'all' ? `${range}:` : `:${eachSaid(offer, rows, query)}`;
  const plain = rows.length < offer.packages.length ? `**${titleOf(offer)}**:` : `The **${titleOf(offer)}** packages:`;
  const contents =
    full && by === 'all' && !query.wants.has('price') ? `Here's what each **${titleOf(offer)}** package includes:` : '';
  const head = contents || (opening && !verdict ? plain : `**${titleOf(offer)}**${sentence}`);
  return {
    text: `${opening}${also}${head}\n${lines.join('\n')}${shared}${termsLine(rows)}${off.text}${fasterOptions(query)}\n${orderLine(offer)}`,
    worked: [...sums.flatMap(({ worked }) => worked), ...off.worked],
    tables: [],
  };
}
