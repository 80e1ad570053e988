import { joinWords } from '#company/join-words.ts';
import { days, formatDuration } from '../duration.ts';
import { formatMoney } from '../money.ts';
import type { Payment, Policies } from '../policy-types.ts';
import { capitalize } from './grammar.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

function inWords(count: number): string {
  return numbers[count] ?? `${count}`;
}

/** When the rest of a deposit is due: 'on delivery', 'on the first day'. */
export function restDueInWords(payment: Payment): string | undefined {
  return payment.kind === 'deposit' ? (payment.restDue ?? 'on delivery') : undefined;
}

/** '100% up front', '30% up front and the rest on delivery': follows 'you pay', 'paid' and 'payment is'. */
export function paidInWords(payment: Payment): string {
  switch (payment.kind) {
    case 'in-full':
      return '100% up front';
    case 'deposit':
      return `${payment.percent}% up front and the rest ${restDueInWords(payment)}`;
    case 'instalments':
      return `in ${inWords(payment.parts)} instalments, the first up front and then one every ${formatDuration(days(payment.everyDays))}`;
  }
}

/** What has to be paid before work begins: 'an order', 'the deposit'. */
export function paidFirstInWords({ kind }: Payment): string {
  return { 'in-full': 'an order', deposit: 'the deposit', instalments: 'the first instalment' }[kind];
}

/** The share paid when ordering; undefined for instalments. */
export function upFrontPercent(payment: Payment): number | undefined {
  if (payment.kind === 'instalments') return undefined;
  return payment.kind === 'deposit' ? payment.percent : 100;
}

/** 'one hour', '48 hours'. */
export function refundWindow({ refund }: Policies): string | undefined {
  return refund && (refund.fullWithinHours === 1 ? 'one hour' : `${refund.fullWithinHours} hours`);
}

const roundOfChanges = { singular: 'round of changes', plural: 'rounds of changes' };

/** 'one round of changes', 'two changes of date': those that are free. */
export function freeChanges({
  revision: { freeRounds: rounds, round = roundOfChanges },
}: Policies): string | undefined {
  return rounds === undefined ? undefined : `${inWords(rounds)} ${rounds === 1 ? round.singular : round.plural}`;
}

export const expressWords = 'express delivery';
const discount = (percent: number) => `a ${percent}% discount option`;

/** What the checkout offers, in either order: 'express delivery and a 10% discount option'. */
export function checkoutOptions({ checkout }: Policies, first: 'express' | 'discount'): string | undefined {
  const options = [
    ...(checkout.expressDelivery ? [expressWords] : []),
    ...(checkout.discountPercent ? [discount(checkout.discountPercent)] : []),
  ];
  if (options.length === 0) return undefined;
  return joinWords(first === 'express' ? options : options.toReversed(), 'and');
}

/** What is paid when, rounded to cents, with the remainder in the last part; empty if all is paid at once. */
export function partsDue(payment: Payment, due: number): { sum: number; when: string }[] {
  if (payment.kind === 'in-full' || due === 0) return [];
  if (payment.kind === 'instalments')
    return [{ sum: Math.round((due * 100) / payment.parts) / 100, when: 'each time' }];
  const deposit = Math.round(due * payment.percent) / 100;
  return [
    { sum: deposit, when: 'when you order' },
    { sum: due - deposit, when: restDueInWords(payment) ?? '' },
  ];
}

/** ': £90 when you order and £210 on delivery' */
function partsInWords(payment: Payment, due: number): string {
  const said = partsDue(payment, due).map(({ sum, when }) => `${formatMoney(sum)} ${when}`);
  return said.length ? `: ${said.join(' and ')}` : '';
}

/** What a total says about payment and revisions: 'Payment is 100% up front. Each revision adds 2 days.' */
export function conditionsInWords(policies: Policies, due: number): string {
  const changes = freeChanges(policies);
  const added = policies.revision.addedDelivery;
  return [
    `Payment is ${paidInWords(policies.payment)}${partsInWords(policies.payment, due)}.`,
    ...(changes
      ? [`${capitalize(changes)} ${policies.revision.freeRounds === 1 ? 'costs' : 'cost'} nothing extra.`]
      : []),
    ...(added ? [`Each revision adds ${formatDuration(added)}.`] : []),
  ].join(' ');
}

/** 'You get a full refund within one hour of ordering, and possibly 50% once work has started.' */
export function refundInWords(policies: Policies): string | undefined {
  const window = refundWindow(policies);
  const later = policies.refund?.afterWorkStartedPercent;
  return (
    window &&
    `You get a full refund within ${window} of ordering${later ? `, and possibly ${later}% once work has started` : ''}.`
  );
}
