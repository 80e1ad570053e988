import { deliveryDays, pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { recurringDays } from '#catalogue/package.ts';
import type { Fact, ReplyTable } from '../contract.ts';
import type { Ask } from './ask.ts';
import { type Choice, type Order, ordersOf, totalOf } from './choice.ts';
import { discounted } from './discount.ts';
import type { GuestPostOrder } from './guest-posts.ts';
import { orderLine, packageName, priceText, shortLine, spendLine, timeText, titleOf } from './package-text.ts';
import type { Part } from './part.ts';
import { verdictOn } from './verdict.ts';

function fact(value: string, field: string): Fact {
  return { value, row: 'quote', field };
}

function orderedLine(order: Order): { text: string; worked: Fact[] } {
  const { offer, row, quantity } = order;
  const value = formatMoney(totalOf([order]));
  const repeated = quantity > 1 ? `, ${quantity} times: ${value}` : '';
  return {
    text: `- **${titleOf(offer)}**, ${shortLine(offer, row)}${repeated}. ${orderLine(offer)}`,
    worked:
      quantity > 1
        ? [fact(value, `price times ${quantity}`), { value: `${quantity}`, row: 'question', field: 'count' }]
        : [],
  };
}

/** A service whose package is still open. */
function openLine({ offer, rows }: Choice): string {
  return `- **${titleOf(offer)}**, ${rows.map((row) => shortLine(offer, row)).join('; ')}. ${orderLine(offer)}`;
}

function smallest({ offer, rows, times }: Choice): Order[] {
  const [row] = pricedPackages(rows);
  return row ? [{ offer, row, price: row.price, quantity: times }] : [];
}

function quoteTable(orders: readonly Order[], total: string): ReplyTable {
  return {
    caption: 'Your quote',
    head: ['Service', 'Package', 'Delivery', 'Price'],
    rows: [
      ...orders.map((order) => [
        order.offer.name,
        `${packageName(order.offer, order.row)}${order.quantity > 1 ? ` × ${order.quantity}` : ''}`,
        timeText(order.offer, order.row),
        order.quantity > 1 ? formatMoney(totalOf([order])) : priceText(order.offer, order.row),
      ]),
      ['Total', '', '', total],
    ],
    total: true,
  };
}

/** ' per 30 days', or what of a sum is paid once and what for so many days. */
function rhythmOf(orders: readonly Order[], extra: number): { text: string; worked: Fact[] } {
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

/** How long the slowest of them takes. */
function timeLine(orders: readonly Order[]): { text: string; worked: Fact[] } {
  const days = orders.reduce((longest, { row }) => Math.max(longest, deliveryDays(row) ?? 0), 0);
  const value = `${days} days`;
  return {
    text: ` The slowest of these takes ${value}.`,
    worked: [fact(value, 'the longest of them')],
  };
}

/** Several things at once: the sum first, then each with its figures, and what the discount option makes of it. */
export function quotePart(choices: readonly Choice[], ask: Ask, guestPosts?: GuestPostOrder): Part {
  const orders = choices.map(ordersOf);
  const shown = choices.map((choice, index) => {
    const lines = orders[index]?.map(orderedLine);
    return lines
      ? { text: lines.map(({ text }) => text).join('\n'), worked: lines.flatMap(({ worked }) => worked) }
      : { text: openLine(choice), worked: [] };
  });
  const list = [...shown.map(({ text }) => text), ...(guestPosts ? [guestPosts.text] : [])].join('\n');
  const worked = [...shown.flatMap((line) => line.worked), ...(guestPosts?.worked ?? [])];
  const extra = guestPosts?.total ?? 0;
  const open = orders.some((order) => !order);
  const counted = open
    ? choices.flatMap((choice, index) => orders[index] ?? smallest(choice))
    : orders.flatMap((order) => order ?? []);
  const unpriced = choices.some(({ rows }) => rows.every(({ price }) => price === null));
  const sum = totalOf(counted) + extra;
  const total = formatMoney(sum);
  const rhythm = rhythmOf(counted, extra);
  const spend = spendLine(choices.flatMap(({ rows }) => rows));
  const time = ask.wants.has('time') ? timeLine(counted) : { text: '', worked: [] };
  if (open) {
    const about = unpriced ? 'The parts with a fixed price come to' : 'With the smallest packages, it comes to';
    return {
      text: `${about} **${total}**${rhythm.text}:\n${list}${spend}${time.text ? `\n${time.text.trim()}` : ''}`,
      worked: [...worked, fact(total, 'sum of the smallest packages'), ...rhythm.worked, ...time.worked],
      tables: [],
    };
  }
  const reduced = formatMoney(discounted(ask, sum));
  const verdict = verdictOn(ask, { prices: [sum], days: [] });
  return {
    text: `${verdict}**Total: ${total}**${rhythm.text}, or ${reduced} if the {policy.discount} discount option at checkout applies to all of it.${time.text}\n${list}${spend}`,
    worked: [
      ...worked,
      fact(total, 'total'),
      fact(reduced, 'total with the discount option'),
      ...rhythm.worked,
      ...time.worked,
    ],
    tables: guestPosts ? [] : [quoteTable(counted, total)],
  };
}
