import { agreeing } from '#catalogue/agreeing.ts';
import { joinWords } from '#catalogue/join-words.ts';
import { deliveryDays, misfits, pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { type Package, recurringDays } from '#catalogue/package.ts';
import { formatQuantity } from '#catalogue/quantities.ts';
import type { Offer } from '#catalogue/shop.ts';
import { listed } from '#language/text/inclusion-words.ts';
import type { Fact } from '../contract.ts';
import type { Ask } from './ask.ts';
import { type Choice, cheaperApart, dividedAmount, type Order, ordersOf, totalOf } from './choice.ts';
import { amountVerdict, contentsVerdict, subjectOf } from './contents-verdict.ts';
import { discountPart } from './discount.ts';
import {
  contentsList,
  contentsSentence,
  figuresLine,
  figureText,
  fullLine,
  isTold,
  itsSentence,
  offeredWords,
  orderLine,
  orderLink,
  packageName,
  packageSentence,
  packageTitle,
  priceText,
  shortLine,
  termsLine,
  timeText,
  titleOf,
} from './package-text.ts';
import { type Part, plainPart } from './part.ts';
import { verdictOn } from './verdict.ts';
import { wishWords } from './wish-words.ts';

/** Lists longer than this stay short: their packages differ by size alone. */
const mostFullLines = 3;

/** '3 × Standard at $80 and Basic at $30' */
function orderWords(orders: readonly Order[]): string {
  const names = orders.map(
    ({ offer, row, quantity }) =>
      `${quantity > 1 ? `${quantity} × ` : ''}${packageName(offer, row)} at ${priceText(offer, row)}`,
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
    const title = packageTitle(offer, first.row);
    said =
      leading(ask) === 'time' && !first.row.recurs
        ? `Each order of ${title} takes **${timeText(offer, first.row)}**. All ${first.quantity} cost ${value} in total.`
        : `**${value}** in total for ${unit} ${title} at ${priceText(offer, first.row)}${each}.${contentsList(offer, first.row, opening)}`;
  } else {
    const { name, amount } = dividedAmount(choice) ?? { name: 'words' as const, amount: 0 };
    const asked = formatQuantity(name, amount);
    worked.push({ value: asked, row: 'question', field: name });
    const takes = first ? ` Each order takes ${timeText(offer, first.row)}.` : '';
    said = `**${value}** in total for ${times > 1 ? `${times} × ` : ''}${asked} of **${titleOf(offer)}**. The cheapest way: ${orderWords(orders)}.${takes}`;
  }
  const verdict = verdictOn(ask, { prices: [totalOf(orders), first?.price ?? 0], days: [] });
  return { text: `${verdict}${said}${off.text}\n${orderLine(offer)}`, worked: [...worked, ...off.worked], tables: [] };
}

/** What there is for somebody in a hurry. */
function sooner({ hurried }: Ask): string {
  return hurried ? '\nFor almost all services you can choose express delivery at checkout.' : '';
}

/** Which figure a visitor asks for. */
function leading({ wants, claimed }: Ask): 'price' | 'time' {
  const timeClaimed = wants.has('premise') && claimed.days !== undefined && claimed.dollars === undefined;
  return timeClaimed || (wants.has('time') && !wants.has('price')) ? 'time' : 'price';
}

/** What the reply before has listed isn't listed again. */
function tellingOf(offer: Offer, row: Package, ask: Ask) {
  return { first: leading(ask), briefly: isTold(offer, row, ask) };
}

/** Only what is in a package is asked, of one whose figures the reply before has told. */
function asksContents(offer: Offer, row: Package, ask: Ask): boolean {
  const { wants, budget } = ask;
  const others = wants.has('price') || wants.has('time') || budget !== undefined;
  return wants.has('inclusions') && !others && isTold(offer, row, ask);
}

/** 'For 5 competitors, take …': the package, its figures, what is in it. */
function takeSaid(offer: Offer, row: Package, asked: string, ask: Ask): string {
  if (asksContents(offer, row, ask)) return contentsSentence(offer, row);
  // How long it takes, of what was told for just this; and a size that goes by its own name: neither needs a 'for'.
  const isTimeOfTold = leading(ask) === 'time' && isTold(offer, row, ask) && ask.told.includes(`For ${asked}, take`);
  if (isTimeOfTold || (row.price !== null && packageName(offer, row) === asked))
    return packageSentence(offer, row, { first: leading(ask), briefly: isTimeOfTold });
  if (row.price === null) return `For ${asked}: ${packageSentence(offer, row)}`;
  return `For ${asked}, take ${packageTitle(offer, row)}: ${figureText(offer, row, leading(ask))}.${contentsList(offer, row)}`;
}

/** Money is missed more lightly than what is asked for. */
const misfitWeight = 1.5;

/** Why nothing fits, in one sentence with the figure that decides it. */
function misfitSaid({ offer, wish, rows }: Choice, reasons: readonly string[], asked: string): string {
  const title = `**${titleOf(offer)}**`;
  const [cheapest] = rows;
  const quickest = rows.toSorted((left, right) => (deliveryDays(left) ?? 0) - (deliveryDays(right) ?? 0))[0];
  const amounts = Object.keys(wish.quantities ?? {}).length > 0;
  if (!amounts && cheapest && wish.deadlineDays === undefined && wish.budget !== undefined)
    return `${title} ${agreeing(offer.name, 'starts', 'start')} at **${priceText(offer, cheapest)}**, which is over ${formatMoney(wish.budget)}`;
  if (!amounts && quickest && wish.budget === undefined && wish.deadlineDays !== undefined)
    return `No, the quickest ${title} package takes **${timeText(offer, quickest)}**`;
  const verb = reasons.length && (wish.budget !== undefined || wish.deadlineDays !== undefined) ? 'fits' : 'covers';
  const open = offer.packages.some(({ price }) => price === null);
  return `No ${title} package${open ? ' with a fixed price' : ''} ${verb} ${asked}`;
}

function nothingFits(choice: Choice): Part {
  const { offer, wish, rows } = choice;
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
      : "If you'd like to know what's possible for less, ask at {company.email}.";
  const list = rows.map((row) => `- ${shortLine(offer, row)}`).join('\n');
  return {
    text: `${misfitSaid(choice, reasons, asked)}. These are the packages:\n${list}${termsLine(rows)}\n${next}\n${orderLine(offer)}`,
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
  const [larger, smaller] = [
    others.filter(({ price }) => price !== null && price > (best.price ?? 0)),
    others.filter(({ price }) => price !== null && price < (best.price ?? 0)),
  ];
  const less = smaller.length ? `\nFor less: ${smaller.map((row) => figuresLine(offer, row)).join('; ')}.` : '';
  const more = larger.length ? `\nNeed more? ${larger.map((row) => figuresLine(offer, row)).join('; ')}.` : '';
  const apart = cheaperApart(choice);
  const split =
    apart.length && best.price !== null && totalOf(apart) < best.price ? formatMoney(totalOf(apart)) : undefined;
  const cheaper = split ? `\nCheaper in separate orders: ${split} for ${orderWords(apart)}.` : '';
  const off = discountPart(ask, ordersOf(choice) ?? []);
  const verdict = verdictOn(ask, { prices: [best.price ?? 0], days: [deliveryDays(best) ?? 0] });
  const named = verdict || best.price === null ? '' : contentsVerdict(offer, [best], ask);
  const said = named
    ? `${named}${itsSentence(offer, best, tellingOf(offer, best, ask), subjectOf(offer, best, ask))}`
    : takeSaid(offer, best, asked, ask);
  return {
    text: `${verdict}${said}${cheaper}${off.text}${sooner(ask)}${more}${less}\n${orderLine(offer)}`,
    worked: [...worked, ...(split ? [{ value: split, row: 'quote', field: 'separate orders' }] : []), ...off.worked],
    tables: [],
  };
}

function onRequest({ offer, rows }: Choice, ask: Ask): Part {
  const [row = offer.packages[0]] = rows;
  if (row && isTold(offer, row, ask) && !ask.wants.has('inclusions') && leading(ask) === 'price')
    return plainPart(
      `I can't name even a rough figure: ${packageTitle(offer, row)} is quoted for each project. Describe yours at {company.email} or WhatsApp {company.whatsapp} and you'll get a quote.\nMore about it: ${orderLink(offer).url}`,
    );
  const sentence = row ? packageSentence(offer, row, { first: leading(ask) }) : '';
  return plainPart(
    `${offeredWords(ask)}${sentence}\nTell us what you need at {company.email} or WhatsApp {company.whatsapp} and you'll get a quote.\nMore about it: ${orderLink(offer).url}`,
  );
}

/** What several of a package come to, while it is open which: '; $900 for 3 × 30 days'. */
function sumOfSeveral({ price, recurs }: Package, times: number): { text: string; worked: Fact[] } {
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

/** 'Each includes research and writing; …': of a list too long to tell of each package, what all of them bring. */
function sharedContents(rows: readonly Package[]): string {
  const lines = (rows[0]?.inclusions ?? []).filter((line) => rows.every(({ inclusions }) => inclusions.includes(line)));
  return lines.length ? `\nEach includes: ${listed(lines)}.` : '';
}

/** Packages of one service listed, in full where their contents are asked for. */
function listPart({ offer, rows, by, times }: Choice, ask: Ask, opening: string): Part {
  // Where the first sentence says which package holds it, the figures are enough.
  const full = ask.wants.has('inclusions') && !opening && rows.length <= mostFullLines;
  const sums = rows.map((row) => sumOfSeveral(row, times));
  const lines = rows.map(
    (row, at) => `- ${full ? fullLine(offer, row) : shortLine(offer, row)}${sums[at]?.text ?? ''}`,
  );
  const shared = ask.wants.has('inclusions') && !opening && !full ? sharedContents(rows) : '';
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
      ? ` ${agreeing(offer.name, 'takes', 'take')} {${offer.slug}.times}${same ? '' : ', depending on the package'}`
      : low && rows.some(({ price }) => price === null)
        ? ` ${agreeing(offer.name, 'starts', 'start')} at {${offer.slug}.${low.tier}.price}${period}`
        : low && high && low !== high
          ? ` ${agreeing(offer.name, 'costs', 'cost')} {${offer.slug}.${low.tier}.price} to {${offer.slug}.${high.tier}.price}${period}, depending on the package`
          : '';
  const also = opening ? '' : offeredWords(ask);
  const head = `**${titleOf(offer)}**${by === 'all' ? range : ''}:`;
  return {
    text: `${opening}${also}${head}\n${lines.join('\n')}${shared}${termsLine(rows)}${off.text}${sooner(ask)}\n${orderLine(offer)}`,
    worked: [...sums.flatMap(({ worked }) => worked), ...off.worked],
    tables: [],
  };
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
  const verdict = verdictOn(ask, { prices, days, held });
  const [only] = rows;
  if (rows.length > 1 || !only) {
    const [holder, otherHolder] = rows.filter(({ limits }) => ask.amountAsked && limits[ask.amountAsked] !== undefined);
    const alone = holder && !otherHolder ? amountVerdict(offer, holder, ask) : '';
    return listPart(choice, ask, verdict || alone || contentsVerdict(offer, rows, ask));
  }
  const named = verdict ? '' : amountVerdict(offer, only, ask) || contentsVerdict(offer, rows, ask);
  const telling = tellingOf(offer, only, ask);
  const said = named
    ? `${named}${itsSentence(offer, only, telling, subjectOf(offer, only, ask))}`
    : asksContents(offer, only, ask)
      ? `${verdict}${contentsSentence(offer, only)}`
      : `${verdict}${packageSentence(offer, only, { ...telling, briefly: telling.briefly && !ask.wants.has('inclusions') })}`;
  const off = discountPart(ask, orders ?? []);
  const enough = held === false && fitting[0] ? `\nFor that much, take ${shortLine(offer, fitting[0])}.` : '';
  return {
    text: `${said}${enough}${off.text}${sooner(ask)}\n${orderLine(offer)}`,
    worked: off.worked,
    tables: [],
  };
}
