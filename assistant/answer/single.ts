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
import type { Fact } from '../contract.ts';
import { answerOn } from './answer-on.ts';
import type { Ask } from './ask.ts';
import { budgetLeft } from './budget-left.ts';
import { type Choice, dividedAmount, type Order, ordersOf, totalOf } from './choice.ts';
import { amountVerdict, contentsVerdict } from './contents-verdict.ts';
import { discountPart } from './discount.ts';
import { fitPart } from './fit.ts';
import { listPart } from './list.ts';
import { type Part, plainPart } from './part.ts';
import { asksOnlyContents, isTold, leading, offeredWords, sooner, tellingOf } from './previous-reply.ts';
import { rhythmSaid, verdictOn } from './verdict.ts';

/** 'Four articles a month': for how many months, or for one. */
function monthsSaid({ line: { monthly, months, times } }: Choice): { text: string; worked: Fact[] } {
  if (!monthly) return { text: '', worked: [] };
  if (!months || months === 1) return { text: ' That is for one month.', worked: [] };
  return {
    text: ` That is ${times} a month for ${months} months.`,
    worked: [times, months].map((value) => ({ value: `${value}`, row: 'question', field: 'count' })),
  };
}

/** The list gives the time of one order only. */
function notTogether(quantity: number): string {
  const all = quantity === 2 ? 'both' : `all ${countWord(quantity)}`;
  return `The list doesn't say how long ${all} take together, so ask for a date before you order: {company.email}.`;
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
  const monthly = monthsSaid(choice);
  let said: string;
  if (orders.length === 1 && first) {
    const opening = first.row.recurs
      ? `Each ${recurringDays}-day order includes`
      : `Each takes ${timeText(offer, first.row)} and includes`;
    const isContents = ask.wants.has('inclusions') && !ask.wants.has('price') && !ask.wants.has('total');
    if (isContents) return plainPart(`${contentsSentence(offer, first.row)}\n${orderLine(offer)}`);
    said =
      leading(ask) === 'time' && !first.row.recurs
        ? `Each takes **${timeText(offer, first.row)}**. ${notTogether(first.quantity)} ${severalSaid(offer, first.row, first.quantity, value)}${monthly.text}`
        : `${severalSaid(offer, first.row, first.quantity, value)}${monthly.text}${tellingOf(offer, first.row, ask).briefly ? '' : contentsList(offer, first.row, opening)}`;
  } else {
    const { name, amount } = dividedAmount(choice) ?? { name: 'words' as const, amount: 0 };
    const asked = formatQuantity(name, amount);
    worked.push({ value: asked, row: 'question', field: name });
    const takes = first ? ` Each order takes ${timeText(offer, first.row)}.` : '';
    said = `**${value}** in total for ${times > 1 ? `${times} × ` : ''}${asked} of **${titleOf(offer)}**. The cheapest way: ${orderWords(orders)}.${takes}`;
  }
  const verdict = verdictOn(ask, { prices: [totalOf(orders), first?.price ?? 0], days: [] });
  return {
    text: `${verdict}${said}${off.text}\n${orderLine(offer)}`,
    worked: [...worked, ...monthly.worked, ...off.worked],
    tables: [],
  };
}

function onRequest({ offer, rows }: Choice, ask: Ask): Part {
  const [row = offer.packages[0]] = rows;
  if (row && isTold(offer, row, ask) && !ask.wants.has('inclusions') && leading(ask) === 'price')
    return plainPart(
      `I can't name even a rough figure: ${packageTitle(offer, row)} is quoted for each project. Describe yours at {company.contact} and you'll get a quote.\nMore about it: ${orderLink(offer).url}`,
    );
  const sentence = row ? packageSentence(offer, row, { first: leading(ask) }) : '';
  return plainPart(
    `${offeredWords(ask)}${sentence}\nTell us what you need at {company.contact} and you'll get a quote.\nMore about it: ${orderLink(offer).url}`,
  );
}

/** A reply about one service. */
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
  const verdict = verdictOn(ask, { prices, days, held });
  const [only] = rows;
  if (rows.length > 1 || !only) {
    const rhythm = rhythmSaid(offer, rows, ask);
    const named = rhythm
      ? `${rhythm} `
      : amountVerdict(offer, rows, ask.amountAsked) || contentsVerdict(offer, rows, ask);
    return listPart(choice, ask, verdict, named);
  }
  const named = verdict && held !== false ? '' : answerOn(choice, only, ask);
  const telling = tellingOf(offer, only, ask);
  const said = named
    ? named
    : asksOnlyContents(offer, only, ask)
      ? `${verdict}${contentsSentence(offer, only)}`
      : `${verdict}${packageSentence(offer, only, { ...telling, briefly: telling.briefly && !ask.wants.has('inclusions') })}`;
  const off = discountPart(ask, orders ?? []);
  const left = orders ? budgetLeft(ask, totalOf(orders)) : { text: '', worked: [] };
  const { text: asked, worked } = wishWords({ quantities: choice.line.quantities });
  const enough = held === false && fitting[0] ? `\nFor ${asked}, take ${shortLine(offer, fitting[0])}.` : '';
  return {
    text: `${left.text}${said}${enough}${off.text}${sooner(ask)}\n${orderLine(offer)}`,
    worked: [...worked, ...left.worked, ...off.worked],
    tables: [],
  };
}
