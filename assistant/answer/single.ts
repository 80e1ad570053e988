import { joinWords } from '#catalogue/join-words.ts';
import { deliveryDays, misfits, pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { type Package, recurringDays } from '#catalogue/package.ts';
import { formatQuantity } from '#catalogue/quantities.ts';
import type { Fact } from '../contract.ts';
import type { Offer } from '../shop.ts';
import type { Ask } from './ask.ts';
import { type Choice, cheaperApart, dividedAmount, type Order, ordersOf, totalOf } from './choice.ts';
import { discountPart } from './discount.ts';
import {
  contentsList,
  figureText,
  fullLine,
  insideSentence,
  offeredWords,
  orderLine,
  orderLink,
  packageName,
  packageSentence,
  packageTitle,
  priceText,
  shortLine,
  spendLine,
  timeText,
  titleOf,
} from './package-text.ts';
import { type Part, plainPart } from './part.ts';
import { verdictOn } from './verdict.ts';
import { wishWords } from './wish-words.ts';

/** Lists longer than this stay short: their packages differ by size alone. */
const mostFullLines = 3;

function orderWords(orders: readonly Order[]): string {
  const names = orders.map(
    ({ offer, row, quantity }) => `${quantity > 1 ? `${quantity} × ` : ''}${packageName(offer, row)}`,
  );
  return joinWords(names, 'and');
}

/** Several orders of one service: three articles, six months, a long text in parts. */
function repeatedPart(choice: Choice, orders: readonly Order[], ask: Ask): Part {
  const { offer, times } = choice;
  const [first] = orders;
  const value = formatMoney(totalOf(orders));
  const worked: Fact[] = [
    { value, row: 'quote', field: `price times ${times}` },
    { value: `${times}`, row: 'question', field: 'count' },
  ];
  const off = discountPart(ask, orders);
  let said: string;
  if (orders.length === 1 && first) {
    const unit = first.row.recurs ? `${first.quantity} × 30 days of` : `${first.quantity} ×`;
    const each = first.row.recurs ? '' : ' each';
    const opening = first.row.recurs
      ? `Each ${recurringDays}-day order includes`
      : `Each takes ${timeText(offer, first.row)} and includes`;
    said = `**${value}** in total for ${unit} ${packageTitle(offer, first.row)} at ${priceText(offer, first.row)}${each}.${contentsList(offer, first.row, opening)}`;
  } else {
    const { name, amount } = dividedAmount(choice) ?? { name: 'words' as const, amount: 0 };
    const asked = formatQuantity(name, amount);
    worked.push({ value: asked, row: 'question', field: name });
    const each = orders.map(({ row }) => `${packageName(offer, row)} at {${offer.slug}.${row.tier}.price}`);
    said = `**${value}** in total for ${times > 1 ? `${times} × ` : ''}${asked} of ${titleOf(offer)}, ready in {${offer.slug}.${first?.row.tier}.days}. The cheapest way is ${orderWords(orders)} (${joinWords(each, 'and')}).`;
  }
  const verdict = verdictOn(ask, { prices: [totalOf(orders), first?.price ?? 0], days: [] });
  return { text: `${verdict}${said}${off.text}\n${orderLine(offer)}`, worked: [...worked, ...off.worked], tables: [] };
}

/** What there is for somebody in a hurry. */
function sooner({ hurried }: Ask): string {
  return hurried ? '\nFor almost all services you can choose express delivery at checkout.' : '';
}

/** Which figure a visitor asks for. */
function leading({ wants }: Ask): 'price' | 'time' {
  return wants.has('time') && !wants.has('price') ? 'time' : 'price';
}

/** 'For 5 competitors, take …': the package, its figures, what is in it. */
function takeSaid(offer: Offer, row: Package, asked: string, ask: Ask): string {
  if (row.price === null) return `For ${asked}: ${packageSentence(offer, row)}`;
  return `For ${asked}, take ${packageTitle(offer, row)}: ${figureText(offer, row, leading(ask))}.${contentsList(offer, row)}`;
}

/** Money is missed more lightly than what is asked for. */
const misfitWeight = 1.5;

function nothingFits({ offer, wish, rows }: Choice): Part {
  const { text: asked, worked } = wishWords(wish);
  const missed = (row: Package) =>
    misfits(row, wish).reduce((sum, reason) => sum + (reason === 'budget' ? 1 : misfitWeight), 0);
  const [nearest] = rows.toSorted((left, right) => missed(left) - missed(right));
  const reasons = nearest ? misfits(nearest, wish) : [];
  const beyond = reasons.some((reason) => reason !== 'budget' && reason !== 'deadline');
  const next = beyond
    ? 'Anything larger is quoted on request: tell us what you need at {company.email} or WhatsApp {company.whatsapp}.'
    : reasons.includes('deadline')
      ? 'For almost all services you can choose express delivery at checkout. If your date is fixed, ask first: {company.email}.'
      : 'If you need something in between, write to {company.email}.';
  const list = rows.map((row) => `- ${shortLine(offer, row)}`).join('\n');
  return {
    text: `No **${titleOf(offer)}** package covers ${asked}. These are the closest:\n${list}${spendLine(rows)}\n${next}\n${orderLine(offer)}`,
    worked,
    tables: [],
  };
}

/** The package that fits what the visitor needs, or the nearest miss and why. */
function fitPart(choice: Choice, ask: Ask): Part {
  const { offer, wish, fitting } = choice;
  const [best, ...others] = fitting;
  if (!best) return nothingFits(choice);
  const { text: asked, worked } = wishWords(wish);
  const larger = others.filter(({ price }) => price !== null);
  const more = larger.length ? `\nNeed more? ${larger.map((row) => shortLine(offer, row)).join('; ')}.` : '';
  const apart = cheaperApart(choice);
  const split =
    apart.length && best.price !== null && totalOf(apart) < best.price ? formatMoney(totalOf(apart)) : undefined;
  const cheaper = split ? `\nSplit into separate orders (${orderWords(apart)}), it comes to ${split}.` : '';
  const off = discountPart(ask, ordersOf(choice) ?? []);
  const verdict =
    verdictOn(ask, { prices: [best.price ?? 0], days: [deliveryDays(best) ?? 0] }) ||
    contentsVerdict(offer, [best], ask);
  return {
    text: `${verdict}${takeSaid(offer, best, asked, ask)}${cheaper}${off.text}${sooner(ask)}${more}\n${orderLine(offer)}`,
    worked: [...worked, ...(split ? [{ value: split, row: 'quote', field: 'separate orders' }] : []), ...off.worked],
    tables: [],
  };
}

function onRequest({ offer, rows }: Choice, { wants }: Ask): Part {
  const [row] = rows;
  const sentence = row ? packageSentence(offer, row) : '';
  return plainPart(
    `${wants.has('offered') ? offeredWords : ''}${sentence}\nTell us what you need at {company.email} or WhatsApp {company.whatsapp} and you'll get a quote.\nMore about it: ${orderLink(offer).url}`,
  );
}

/** Packages of one service listed, in full where their contents are asked for. */
function listPart({ offer, rows, by }: Choice, ask: Ask, opening: string): Part {
  const full = ask.wants.has('inclusions') && rows.length <= mostFullLines;
  const lines = rows.map((row) => `- ${full ? fullLine(offer, row) : shortLine(offer, row)}`);
  const priced = pricedPackages(rows);
  const [low, high] = [priced[0], priced.at(-1)];
  const off = discountPart(
    ask,
    priced.map((row) => ({ offer, row, price: row.price, quantity: 1 })),
    'or',
  );
  const period = low?.recurs ? ` per ${recurringDays} days` : '';
  const same = new Set(rows.map((row) => deliveryDays(row))).size === 1;
  const range =
    leading(ask) === 'time' && !low?.recurs
      ? ` takes {${offer.slug}.times}${same ? '' : ', depending on the package'}`
      : low && high && low !== high
        ? ` costs {${offer.slug}.${low.tier}.price} to {${offer.slug}.${high.tier}.price}${period}, depending on the package`
        : '';
  const also = ask.wants.has('offered') ? offeredWords : '';
  const head = `**${titleOf(offer)}**${by === 'all' ? range : ''}:`;
  return {
    text: `${opening}${also}${head}\n${lines.join('\n')}${spendLine(rows)}${off.text}${sooner(ask)}\n${orderLine(offer)}`,
    worked: off.worked,
    tables: [],
  };
}

/** Whether what is asked for is in the packages spoken of, and if not, in which it is. */
function contentsVerdict(offer: Offer, rows: readonly Package[], ask: Ask): string {
  const held = ask.wants.has('inclusions') ? ask.holders.get(offer.slug) : undefined;
  if (!held) return '';
  const thing = held.lines.length === 1 && held.lines[0] ? insideSentence(held.lines[0]) : 'that';
  const holders = offer.packages.filter(({ tier }) => held.tiers.includes(tier));
  const names = joinWords(
    holders.map((row) => packageName(offer, row)),
    'and',
  );
  const [only, other] = rows;
  if (only && !other)
    return holders.includes(only)
      ? `Yes, it includes ${thing}. `
      : `No, ${packageName(offer, only)} doesn't include ${thing}; ${names} ${holders.length > 1 ? 'do' : 'does'}. `;
  return `${names} ${holders.length > 1 ? 'include' : 'includes'} ${thing}. `;
}

/** What a reply says of one service. */
export function singlePart(choice: Choice, ask: Ask): Part {
  const { offer, rows, by, fitting } = choice;
  if (rows.every(({ price }) => price === null)) return onRequest(choice, ask);
  const orders = ordersOf(choice);
  if (orders && (orders.length > 1 || orders.some(({ quantity }) => quantity > 1)))
    return repeatedPart(choice, orders, ask);
  if (by === 'wish') return fitPart(choice, ask);
  const prices = pricedPackages(rows).map(({ price }) => price);
  const days = rows.map((row) => deliveryDays(row) ?? 0);
  const held = Object.keys(choice.line.quantities).length ? fitting.some((row) => rows.includes(row)) : undefined;
  const opening = verdictOn(ask, { prices, days, held }) || contentsVerdict(offer, rows, ask);
  const [only] = rows;
  if (rows.length > 1 || !only) return listPart(choice, ask, opening);
  const off = discountPart(ask, orders ?? []);
  const enough = held === false && fitting[0] ? `\nFor that much, take ${shortLine(offer, fitting[0])}.` : '';
  return {
    text: `${opening}${packageSentence(offer, only, leading(ask))}${enough}${off.text}${sooner(ask)}\n${orderLine(offer)}`,
    worked: off.worked,
    tables: [],
  };
}
