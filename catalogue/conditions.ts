import { company } from '#company/facts.ts';
import { type Catalogue, catalogue } from './catalogue.ts';

/** Conditions on an agency's facts and policies. A text that applies only under a condition says so. */
const conditions = {
  'payment-in-full': ({ policies }) => policies.payment.kind === 'in-full',
  'payment-deposit': ({ policies }) => policies.payment.kind === 'deposit',
  'payment-instalments': ({ policies }) => policies.payment.kind === 'instalments',
  refund: ({ policies }) => policies.refund !== undefined,
  'refund-share': ({ policies }) => policies.refund?.afterWorkStartedPercent !== undefined,
  discount: ({ policies }) => policies.checkout.discountPercent !== undefined,
  express: ({ policies }) => policies.checkout.expressDelivery,
  'express-share': ({ policies: { checkout } }) => checkout.expressDelivery && checkout.expressPercent !== undefined,
  'revision-days': ({ policies }) => policies.revision.addedDelivery !== undefined,
  'free-rounds': ({ policies }) => policies.revision.freeRounds !== undefined,
  credits: ({ policies }) => policies.credits !== undefined,
  'orders-in-app': () => company.orders === 'app',
  'orders-by-form': () => company.orders === 'form',
  'orders-by-link': () => company.orders === 'links',
  'area-worldwide': () => company.area.kind === 'worldwide',
  'area-countries': () => company.area.kind === 'countries',
  'area-around': () => company.area.kind === 'around',
  'digital-services': () => company.digitalServices === true,
  whatsapp: () => company.whatsapp !== undefined,
  telephone: () => company.telephone !== undefined,
} satisfies Readonly<Record<string, (from: Catalogue) => boolean>>;

const named: Readonly<Record<string, (from: Catalogue) => boolean>> = conditions;
const denied = 'no-';

/** Marks a condition among tags and in passages, where services are named too: 'needs-payment-deposit'. */
export const needMark = 'needs-';

/** Every condition and its negation: 'express', 'no-express'. */
export const conditionNames: readonly string[] = Object.keys(conditions).flatMap((name) => [name, `${denied}${name}`]);

/** Whether a condition holds for the agency: 'payment-deposit', 'no-express'. */
export function holds(condition: string, from: Catalogue = catalogue): boolean {
  const isDenied = condition.startsWith(denied);
  const holdsPlainly = named[isDenied ? condition.slice(denied.length) : condition];
  if (!holdsPlainly) throw new Error(`Unknown condition '${condition}'`);
  return holdsPlainly(from) !== isDenied;
}

/** Every condition as a text states it: 'needs-payment-deposit', 'needs-no-express'. */
export const needs: readonly string[] = conditionNames.map((name) => `${needMark}${name}`);

/** Whether a text states a need that doesn't hold. Unknown ones are reported by the checks. */
export function isUnmet(need: string, from?: Catalogue): boolean {
  return needs.includes(need) && !holds(need.slice(needMark.length), from);
}
