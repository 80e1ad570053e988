import { deliveryDays, pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { recurringDays } from '#catalogue/package.ts';
import { formatQuantity } from '#catalogue/quantities.ts';
import {
  contentsList,
  contentsSentence,
  countWord,
  orderLine,
  orderLink,
  orderWords,
  packageSentence,
  packageTitle,
  severalSaid,
  shortLine,
  timeText,
  titleOf,
} from '#catalogue/say/package-text.ts';
import { wishWords } from '#catalogue/say/wish-words.ts';
import { timeNoun } from '#catalogue/time-noun.ts';
import type { FigureSource } from '../contract.ts';
import { answerOn } from './answer-on.ts';
import { budgetLeft } from './budget-left.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import { type PackageSelection, type PricedOrder, pricedOrdersOf, splittableAmount, totalOf } from './choice.ts';
import { amountVerdict, answerInclusion } from './contents-verdict.ts';
import { discountPart } from './discount.ts';
import { fitPart } from './fit.ts';
import { listPart } from './list.ts';
import { plainPart, type ReplyPart } from './part.ts';
import {
  asksOnlyContents,
  detailsNotYetGiven,
  fasterOptions,
  figureAskedFor,
  offeredWords,
  wasPackageShown,
} from './previous-reply.ts';
import { billingPeriodText, confirmOrCorrect } from './verdict.ts';

/** 'Four articles a month': for how many months, or for one. */
function monthsSaid({ line: { monthly, months, quantity } }: PackageSelection): {
  text: string;
  worked: FigureSource[];
} {
  if (!monthly) return { text: '', worked: [] };
  if (!months || months === 1) return { text: ' That is for one month.', worked: [] };
  return {
    text: ` That is ${quantity} a month for ${months} months.`,
    worked: [quantity, months].map((value) => ({ value: `${value}`, row: 'question', field: 'count' })),
  };
}

/** The list gives the time of one order only. */
function notTogether(quantity: number): string {
  const all = quantity === 2 ? 'both' : `all ${countWord(quantity)}`;
  return `The list doesn't say how long ${all} take together, so ask for a date before you order: {company.email}.`;
}

/** Several orders of one service: three articles, six months, a long text in parts. */
function repeatedPart(choice: PackageSelection, orders: readonly PricedOrder[], query: CatalogueQuery): ReplyPart {
  const { offer, quantity } = choice;
  const [first] = orders;
  const value = formatMoney(totalOf(orders));
  const worked: FigureSource[] = [
    { value, row: 'quote', field: `price times ${quantity}` },
    { value: `${quantity}`, row: 'question', field: 'count' },
  ];
  const off = discountPart(query, orders);
  const monthly = monthsSaid(choice);
  let sentence: string;
  if (orders.length === 1 && first) {
    const isByTime = timeNoun(offer.orderNoun) !== undefined;
    const opening = first.row.recurs
      ? `Each ${recurringDays}-day order includes`
      : isByTime
        ? 'Each includes'
        : `Each takes ${timeText(offer, first.row)} and includes`;
    // 'Seven nights in the Straw Room' asks for their price.
    const isContents =
      query.wants.has('inclusions') && !query.wants.has('price') && !query.wants.has('total') && !isByTime;
    if (isContents) return plainPart(`${contentsSentence(offer, first.row)}\n${orderLine(offer)}`);
    sentence =
      figureAskedFor(query) === 'time' && !first.row.recurs && !isByTime
        ? `Each takes **${timeText(offer, first.row)}**. ${notTogether(first.quantity)} ${severalSaid(offer, first.row, first.quantity, value)}${monthly.text}`
        : `${severalSaid(offer, first.row, first.quantity, value)}${monthly.text}${detailsNotYetGiven(offer, first.row, query).briefly ? '' : contentsList(offer, first.row, opening)}`;
  } else {
    const { name, amount } = splittableAmount(choice) ?? { name: 'words' as const, amount: 0 };
    const asked = formatQuantity(name, amount);
    worked.push({ value: asked, row: 'question', field: name });
    const takes = first ? ` Each order takes ${timeText(offer, first.row)}.` : '';
    sentence = `**${value}** in total for ${quantity > 1 ? `${quantity} × ` : ''}${asked} of **${titleOf(offer)}**. The cheapest way: ${orderWords(orders)}.${takes}`;
  }
  const verdict = confirmOrCorrect(query, { prices: [totalOf(orders), first?.price ?? 0], days: [] });
  return {
    text: `${verdict}${sentence}${off.text}\n${orderLine(offer)}`,
    worked: [...worked, ...monthly.worked, ...off.worked],
    tables: [],
  };
}

function onRequest({ offer, rows }: PackageSelection, query: CatalogueQuery): ReplyPart {
  const [row = offer.packages[0]] = rows;
  if (row && wasPackageShown(offer, row, query) && !query.wants.has('inclusions') && figureAskedFor(query) === 'price')
    return plainPart(
      `I can't name even a rough figure: ${packageTitle(offer, row)} is quoted for each project. Describe yours at {company.contact} and you'll get a quote.\nMore about it: ${orderLink(offer).url}`,
    );
  const sentence = row ? packageSentence(offer, row, { first: figureAskedFor(query) }) : '';
  return plainPart(
    `${offeredWords(query)}${sentence}\nTell us what you need at {company.contact} and you'll get a quote.\nMore about it: ${orderLink(offer).url}`,
  );
}

/** A reply about one service. */
export function singlePart(choice: PackageSelection, query: CatalogueQuery): ReplyPart {
  const { offer, rows, by, fitting } = choice;
  if (rows.every(({ price }) => price === null)) return onRequest(choice, query);
  const orders = pricedOrdersOf(choice);
  if (orders && (orders.length > 1 || orders.some(({ quantity }) => quantity > 1)))
    return repeatedPart(choice, orders, query);
  if (by === 'wish') return fitPart(choice, query);
  const prices = pricedPackages(rows).map(({ price }) => price);
  const days = rows.map((row) => deliveryDays(row) ?? 0);
  const held = Object.keys(choice.line.amounts).length ? fitting.some((row) => rows.includes(row)) : undefined;
  const verdict = confirmOrCorrect(query, { prices, days, held });
  const [only] = rows;
  if (rows.length > 1 || !only) {
    const rhythm = billingPeriodText(offer, rows, query);
    const named = rhythm
      ? `${rhythm} `
      : amountVerdict(offer, rows, query.unitAsked) || answerInclusion(offer, rows, query);
    return listPart(choice, query, verdict, named);
  }
  const named = verdict && held !== false ? '' : answerOn(choice, only, query);
  const telling = detailsNotYetGiven(offer, only, query);
  const sentence = named
    ? named
    : asksOnlyContents(offer, only, query)
      ? `${verdict}${contentsSentence(offer, only)}`
      : `${verdict}${packageSentence(offer, only, { ...telling, briefly: telling.briefly && !query.wants.has('inclusions') })}`;
  const off = discountPart(query, orders ?? []);
  const left = orders ? budgetLeft(query, totalOf(orders)) : { text: '', worked: [] };
  const { text: asked, worked } = wishWords({ quantities: choice.line.amounts });
  const enough = held === false && fitting[0] ? `\nFor ${asked}, take ${shortLine(offer, fitting[0])}.` : '';
  return {
    text: `${left.text}${sentence}${enough}${off.text}${fasterOptions(query)}\n${orderLine(offer)}`,
    worked: [...worked, ...left.worked, ...off.worked],
    tables: [],
  };
}
