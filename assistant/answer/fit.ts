import { deliveryDays, misfits } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import type { Package } from '#catalogue/package.ts';
import { verbFor } from '#catalogue/say/grammar.ts';
import { expressSentence } from '#catalogue/say/order-words.ts';
import {
  contentsList,
  contentsSentence,
  figuresLine,
  figureText,
  inside,
  orderLine,
  orderWords,
  packageSentence,
  packageTitle,
  priceText,
  shortLine,
  termsLine,
  timeText,
  titleOf,
} from '#catalogue/say/package-text.ts';
import { wishWords } from '#catalogue/say/wish-words.ts';
import type { Offer } from '#catalogue/shop.ts';
import { answerOn } from './answer-on.ts';
import { budgetLeft } from './budget-left.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import { cheaperWhenSplit, type PackageSelection, pricedOrdersOf, totalOf } from './choice.ts';
import { discountPart } from './discount.ts';
import { contentsNeeded, neitherHasAll } from './fit-contents.ts';
import type { ReplyPart } from './part.ts';
import { asksOnlyContents, fasterOptions, figureAskedFor, wasPackageShown } from './previous-reply.ts';
import { confirmOrCorrect } from './verdict.ts';

/** 'For 5 competitors, take …': the package, its figures, its contents. */
function takeSaid(offer: Offer, row: Package, asked: string, query: CatalogueQuery): string {
  if (asksOnlyContents(offer, row, query)) return contentsSentence(offer, row);
  // 'For …' isn't needed if the delivery time of exactly this was asked, or the size is the package's name.
  const isOtherAmount = query.lastReply.startsWith('For ') && !query.lastReply.startsWith(`For ${asked}, take`);
  const isTimeOfTold = figureAskedFor(query) === 'time' && wasPackageShown(offer, row, query) && !isOtherAmount;
  if (isTimeOfTold || (row.price !== null && row.name === asked))
    return packageSentence(offer, row, { first: figureAskedFor(query), briefly: isTimeOfTold });
  if (row.price === null) return `For ${asked}: ${packageSentence(offer, row)}`;
  return `For ${asked}, take ${packageTitle(offer, row)}: ${figureText(offer, row, figureAskedFor(query))}.${contentsList(offer, row)}`;
}

/** Exceeding the budget is less severe than missing what was asked for. */
const misfitWeight = 1.5;

/** Why nothing fits, in one sentence with the deciding figure. */
function misfitSaid({ offer, wish, rows }: PackageSelection, reasons: readonly string[], asked: string): string {
  const title = `**${titleOf(offer)}**`;
  const [cheapest] = rows;
  const quickest = rows.toSorted((left, right) => (deliveryDays(left) ?? 0) - (deliveryDays(right) ?? 0))[0];
  const amounts = Object.keys(wish.quantities ?? {}).length > 0;
  if (!amounts && cheapest && wish.deadlineDays === undefined && wish.budget !== undefined)
    return `${title} ${verbFor(offer.name, 'starts', 'start')} at **${priceText(offer, cheapest)}**, which is over ${formatMoney(wish.budget)}`;
  if (!amounts && quickest && wish.budget === undefined && wish.deadlineDays !== undefined)
    return `No, the quickest ${title} package takes **${timeText(offer, quickest)}**`;
  const verb = reasons.length && (wish.budget !== undefined || wish.deadlineDays !== undefined) ? 'fits' : 'covers';
  const open = offer.packages.some(({ price }) => price === null);
  return `No ${title} package${open ? ' with a fixed price' : ''} ${verb} ${asked}`;
}

function nothingFits(choice: PackageSelection, { shop }: CatalogueQuery): ReplyPart {
  const { offer, wish, rows } = choice;
  const { text: asked, worked } = wishWords(wish);
  const missed = (row: Package) =>
    misfits(row, wish).reduce((sum, reason) => sum + (reason === 'budget' ? 1 : misfitWeight), 0);
  const [nearest] = rows.toSorted((left, right) => missed(left) - missed(right));
  const reasons = nearest ? misfits(nearest, wish) : [];
  const beyond = reasons.some((reason) => reason !== 'budget' && reason !== 'deadline');
  const express = shop.catalogue.policies.checkout.expressDelivery ? `${expressSentence()} ` : '';
  const next = beyond
    ? 'Anything larger is quoted on request: tell us what you need at {company.contact}.'
    : reasons.includes('deadline')
      ? `${express}If your date is fixed, ask first: {company.email}.`
      : "If you'd like to know what's possible for less, ask at {company.email}.";
  const list = rows.map((row) => `- ${shortLine(offer, row)}`).join('\n');
  return {
    text: `${misfitSaid(choice, reasons, asked)}. These are the packages:\n${list}${termsLine(rows)}\n${next}\n${orderLine(offer)}`,
    worked,
    tables: [],
  };
}

/** The package that fits the visitor's need, or the closest one and why it doesn't. */
export function fitPart(choice: PackageSelection, query: CatalogueQuery): ReplyPart {
  const { offer, wish } = choice;
  const need = contentsNeeded(choice, query);
  const fitting = need ? choice.fitting.filter((row) => need.holders.includes(row)) : choice.fitting;
  const [best, ...rest] = fitting;
  if (!best) return need ? neitherHasAll(choice, need) : nothingFits(choice, query);
  const { text: wanted, worked } = wishWords(wish);
  const asked = need ? `${wanted} and ${need.thing}` : wanted;
  const [larger, smaller] = [
    rest.filter(({ price }) => price !== null && price > (best.price ?? 0)),
    rest.filter(({ price }) => price !== null && price < (best.price ?? 0)),
  ];
  const less = smaller.length
    ? `\nWant to spend less? ${smaller.map((row) => figuresLine(offer, row)).join('; ')}.`
    : '';
  const more = larger.length ? `\nNeed more? ${larger.map((row) => figuresLine(offer, row)).join('; ')}.` : '';
  const apart = cheaperWhenSplit(choice);
  const split =
    apart.length && best.price !== null && totalOf(apart) < best.price ? formatMoney(totalOf(apart)) : undefined;
  const cheaper = split ? `\nSeparate orders would be cheaper: ${orderWords(apart)} come to ${split}.` : '';
  const off = discountPart(query, pricedOrdersOf(choice) ?? []);
  const verdict = confirmOrCorrect(query, { prices: [best.price ?? 0], days: [deliveryDays(best) ?? 0] });
  // 'How many pages?' with a budget: as many as it buys, even if fewer were asked for.
  const isMost = query.unitAsked && wish.budget !== undefined && wish.quantities?.[query.unitAsked] !== undefined;
  const named = verdict || best.price === null ? '' : answerOn(choice, (isMost && larger.at(-1)) || best, query);
  const sentence = named || yesTo(choice, query, takeSaid(offer, best, asked, query));
  const others = wasPackageShown(offer, best, query) && figureAskedFor(query) === 'time' ? '' : `${more}${less}`;
  const left = query.budgetAsked && best.price !== null ? budgetLeft(query, best.price * choice.quantity) : undefined;
  const remainder = left ? `\n${left.text.trimEnd()}` : '';
  const beside = named ? remainder : `${remainder}${cheaper}${off.text}${fasterOptions(query)}${others}`;
  return {
    text: `${verdict}${sentence}${beside}\n${orderLine(offer)}`,
    worked: [
      ...worked,
      ...(split ? [{ value: split, row: 'quote', field: 'separate orders' }] : []),
      ...(left?.worked ?? []),
      ...off.worked,
    ],
    tables: [],
  };
}

/** 'Would that work?' with a date or a budget: it does, or nothing would fit. */
function yesTo({ offer, wish, fitting: [best] }: PackageSelection, query: CatalogueQuery, sentence: string): string {
  const isLimited = wish.budget !== undefined || wish.deadlineDays !== undefined;
  if (!best || !isLimited || !query.isInvertedQuestion || query.wants.has('inclusions')) return sentence;
  const first = wish.deadlineDays === undefined ? figureAskedFor(query) : 'time';
  if (wasPackageShown(offer, best, query))
    return `Yes, ${inside(packageSentence(offer, best, { first, briefly: true }))}`;
  return `Yes, ${inside(sentence)}`;
}
