import { days, formatDuration } from '#catalogue/duration.ts';
import { deliveryDays, pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { recurringDays } from '#catalogue/package.ts';
import { atCheckout } from '#catalogue/say/order-words.ts';
import {
  hasTime,
  openOfferLine,
  orderLine,
  packageName,
  packageTitle,
  priceText,
  termsLine,
  timeText,
  titledLine,
  titleOf,
} from '#catalogue/say/package-text.ts';
import { joinWords } from '#company/join-words.ts';
import { wording } from '#company/wording.ts';
import { addDays } from '#language/slots/calendar.ts';
import type { FigureSource, ReplyTable } from '../contract.ts';
import { budgetLeft } from './budget-left.ts';
import type { PerSiteOrder } from './by-site.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import { decidedOrders, type PackageSelection, type PricedOrder, pricedOrdersOf, totalOf } from './choice.ts';
import { discounted } from './discount.ts';
import type { ReplyPart } from './part.ts';
import { confirmOrCorrect } from './verdict.ts';

function fact(value: string, field: string): FigureSource {
  return { value, row: 'quote', field };
}

function orderedLine(order: PricedOrder): { text: string; worked: FigureSource[] } {
  const { offer, row, quantity } = order;
  if (quantity === 1) return { text: `- ${titledLine(offer, row)}. ${orderLine(offer)}`, worked: [] };
  const value = formatMoney(totalOf([order]));
  const repetition = row.recurs ? `${quantity} × ${recurringDays} days of` : `${quantity} ×`;
  const time = hasTime(offer, row) ? `, ${timeText(offer, row)} each` : '';
  return {
    text: `- ${repetition} ${packageTitle(offer, row)} at ${priceText(offer, row)}: ${value}${time}. ${orderLine(offer)}`,
    worked: [fact(value, `price times ${quantity}`), { value: `${quantity}`, row: 'question', field: 'count' }],
  };
}

/** A service whose package is undecided; for several, the total of their smallest packages. */
function undecidedLine(choice: PackageSelection): { text: string; worked: FigureSource[] } {
  const { offer, rows, quantity } = choice;
  const text = `${openOfferLine(offer, rows)}. ${orderLine(offer)}`;
  const least = totalOf(smallest(choice));
  if (quantity === 1 || !least) return { text: `- ${text}`, worked: [] };
  const value = formatMoney(least);
  return {
    text: `- ${quantity} × ${text.replace(':', `, from ${value} together:`)}`,
    worked: [
      fact(value, `smallest price times ${quantity}`),
      { value: `${quantity}`, row: 'question', field: 'count' },
    ],
  };
}

function smallest({ offer, rows, quantity }: PackageSelection): PricedOrder[] {
  const [row] = pricedPackages(rows);
  return row ? [{ offer, row, price: row.price, quantity }] : [];
}

/** '$550 once + $300 per 30 days': a sum of both would be paid in no single month. */
function totalCell(orders: readonly PricedOrder[], total: string, isOpen: boolean): string {
  const recurring = orders.filter(({ row }) => row.recurs);
  const isEach = recurring.length > 0 && recurring.every(({ quantity }) => quantity === 1);
  const from = isOpen ? 'from ' : '';
  if (!isEach || recurring.length === orders.length) return `${from}${total}`;
  const once = totalOf(orders.filter((order) => !recurring.includes(order)));
  return `${from}${formatMoney(once)} once + ${formatMoney(totalOf(recurring))} per ${recurringDays} days`;
}

function quoteTable(orders: readonly PricedOrder[], total: string, isOpen = false): ReplyTable {
  return {
    caption: isOpen ? 'Where it starts' : 'Your quote',
    head: ['Service', 'Package', wording.time.heading, 'Price'],
    rows: [
      ...orders.map((order) => [
        order.offer.name,
        `${packageName(order.offer, order.row)}${order.quantity > 1 ? ` × ${order.quantity}` : ''}`,
        hasTime(order.offer, order.row) ? timeText(order.offer, order.row) : '',
        order.quantity > 1 ? formatMoney(totalOf([order])) : priceText(order.offer, order.row),
      ]),
      ['Total', '', '', totalCell(orders, total, isOpen)],
    ],
    total: true,
    packages: orders.map(({ offer, row }) => `${offer.slug}/${row.tier}`),
  };
}

/** ' per 30 days', or which part of a total is one-off and which is recurring. */
function billingPeriod(orders: readonly PricedOrder[], extra: number): { text: string; worked: FigureSource[] } {
  const recurring = orders.filter(({ row }) => row.recurs);
  if (!recurring.length) return { text: '', worked: [] };
  const counts = new Set(recurring.map(({ quantity }) => quantity));
  const [count = 1] = counts;
  const period =
    counts.size > 1
      ? `for packages sold per ${recurringDays} days`
      : count > 1
        ? `for ${count} × ${recurringDays} days`
        : `per ${recurringDays} days`;
  const once = totalOf(orders.filter(({ row }) => !row.recurs)) + extra;
  if (!once) return { text: ` ${period}`, worked: [fact(`${count}`, 'count')] };
  const [first, again] = [formatMoney(once), formatMoney(totalOf(recurring))];
  return {
    text: ` (${first} once and ${again} ${period})`,
    worked: [fact(first, 'paid once'), fact(again, `paid ${period}`), fact(`${count}`, 'count')],
  };
}

/** ', within your 35 days', if a deadline is known. */
function deadlineVerdict(longest: number, deadlineDays: number | undefined): { text: string; worked: FigureSource[] } {
  if (deadlineDays === undefined) return { text: '', worked: [] };
  const value = formatDuration(days(deadlineDays));
  return {
    text: longest <= deadlineDays ? `, within your ${value}` : `, longer than your ${value}`,
    worked: [{ value, row: 'question', field: 'deadline' }],
  };
}

/** The delivery time of the slowest of them, and the day it ends or has to begin if a day is named. */
function timeLine(
  orders: readonly PricedOrder[],
  { days: { start, due }, deadlineDays }: CatalogueQuery,
): { text: string; worked: FigureSource[] } {
  // A recurring service is never finished.
  const timed = orders.filter(({ offer, row }) => hasTime(offer, row));
  if (!timed.length) return { text: '', worked: [] };
  const daysOf = ({ row }: PricedOrder) => deliveryDays(row) ?? 0;
  const slowest = timed.reduce((most, order) => (daysOf(order) > daysOf(most) ? order : most));
  const longest = daysOf(slowest);
  const value = formatDuration(days(longest));
  const worked = [fact(value, 'the longest of them')];
  const said = `The longest of these${timed.length > 1 ? `, ${slowest.offer.name},` : ''} takes **${value}**`;
  if (due) {
    const [end, last] = [addDays(due, 0), addDays(due, -longest)];
    worked.push(fact(end, 'due'), fact(last, 'last day to order'));
    return { text: `${said}: order by **${last}** to have it on ${end}. `, worked };
  }
  if (!start) {
    const verdict = deadlineVerdict(longest, deadlineDays);
    return { text: `${said}${verdict.text}. `, worked: [...worked, ...verdict.worked] };
  }
  const [begin, end] = [addDays(start, 0), addDays(start, longest)];
  worked.push(fact(begin, 'start'), fact(end, 'finishing date'));
  return { text: `${said}: ready by **${end}**, counting from ${begin}. `, worked };
}

/** Only the delivery time of items that were just listed: 'and how long does all of it take?' */
function onlyTime(
  choices: readonly PackageSelection[],
  orders: readonly PricedOrder[],
  ask: CatalogueQuery,
): ReplyPart | undefined {
  const { wants, lastReply } = ask;
  const isAlone = wants.has('time') && !wants.has('price') && !wants.has('total');
  const isListed = choices.every(({ offer }) => lastReply.includes(`**${titleOf(offer)}`));
  const { text, worked } = timeLine(orders, ask);
  if (!isAlone || !isListed || !text) return undefined;
  const revision = ask.shop.catalogue.policies.revision.addedDelivery
    ? ' Each revision adds {policy.revision-days}.'
    : '';
  return { text: `${text.trimEnd()}${revision}`, worked, tables: [] };
}

/** 'That's $50 more than before.', for an order of several items whose total was given and has changed since. */
function sinceBefore({ shop, earlier }: CatalogueQuery, sum: number): { text: string; worked: FigureSource[] } {
  const before = decidedOrders(shop, earlier, { budget: undefined, deadlineDays: undefined });
  const more = before && earlier.length > 1 ? sum - totalOf(before) : 0;
  if (more === 0) return { text: '', worked: [] };
  const value = formatMoney(Math.abs(more));
  return {
    text: `That's ${value} ${more > 0 ? 'more' : 'less'} than before. `,
    worked: [fact(value, 'difference to the total before')],
  };
}

/** Each item with its figures, one per line. */
export function quoteLines(choices: readonly PackageSelection[], bySite?: PerSiteOrder): ReplyPart {
  const shown = choices.map((choice) => {
    const lines = pricedOrdersOf(choice)?.map(orderedLine) ?? [undecidedLine(choice)];
    return { text: lines.map(({ text }) => text).join('\n'), worked: lines.flatMap(({ worked }) => worked) };
  });
  const spend = termsLine(choices.flatMap(({ rows }) => rows));
  return {
    text: `${[...shown, ...(bySite ? [bySite] : [])].map(({ text }) => text).join('\n')}${spend}`,
    worked: [...shown.flatMap(({ worked }) => worked), ...(bySite?.worked ?? [])],
    tables: [],
  };
}

/** Several items at once: the total first, then each with its figures, and the total with the discount. */
export function quotePart(
  choices: readonly PackageSelection[],
  query: CatalogueQuery,
  bySite?: PerSiteOrder,
): ReplyPart {
  const orders = choices.map(pricedOrdersOf);
  const { text: list, worked } = quoteLines(choices, bySite);
  const extra = bySite?.total ?? 0;
  const open = orders.some((order) => !order);
  const counted = open
    ? choices.flatMap((choice, index) => orders[index] ?? smallest(choice))
    : orders.flatMap((order) => order ?? []);
  const unpriced = choices.some(({ rows }) => rows.every(({ price }) => price === null));
  const brief = onlyTime(choices, counted, query);
  if (brief && !bySite) return brief;
  const sum = totalOf(counted) + extra;
  const total = formatMoney(sum);
  const rhythm = billingPeriod(counted, extra);
  const time = query.wants.has('time') ? timeLine(counted, query) : { text: '', worked: [] };
  if (open) {
    const undecided = choices.filter((_, index) => !orders[index]).map(({ offer }) => offer.name);
    const about = unpriced
      ? `The parts with a fixed price come to **${total}**${rhythm.text}`
      : `**From ${total}** in total${rhythm.text}, with the smallest package of ${joinWords(undecided, 'and')}`;
    return {
      text: `${time.text}${about}:\n${list}`,
      worked: [...worked, fact(total, 'sum of the smallest packages'), ...rhythm.worked, ...time.worked],
      tables: bySite || unpriced ? [] : [quoteTable(counted, total, true)],
    };
  }
  const reduced = formatMoney(discounted(query, sum));
  const since = sinceBefore(query, sum);
  const verdict = confirmOrCorrect(query, { prices: [sum], days: [] });
  const left = budgetLeft(query, sum);
  const lower = query.shop.catalogue.policies.checkout.discountPercent
    ? `, or ${reduced} if the {policy.discount} discount option ${atCheckout()} applies to all of it`
    : '';
  const sentence = `${verdict}**Total: ${total}**${rhythm.text}${lower}. ${since.text}${left.text}`;
  return {
    text: `${(query.wants.has('price') ? [sentence, time.text] : [time.text, sentence]).join('').trimEnd()}\n${list}`,
    worked: [
      ...worked,
      fact(total, 'total'),
      ...(lower ? [fact(reduced, 'total with the discount option')] : []),
      ...rhythm.worked,
      ...time.worked,
      ...since.worked,
      ...left.worked,
    ],
    tables: bySite ? [] : [quoteTable(counted, total)],
  };
}
