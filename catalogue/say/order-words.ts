import { company, type Orders } from '#company/facts.ts';
import { policies } from '../policies.ts';
import { capitalize } from './grammar.ts';
import { expressWords } from './policy-words.ts';

const places: Readonly<Record<Orders, string>> = {
  app: 'in the ordering app',
  form: 'with the contact form',
  links: "on each package's own page",
};

/** Follows 'you order': 'in the ordering app'. */
export function orderPlace(orders: Orders = company.orders): string {
  return places[orders];
}

/** Follows 'this is an estimate;': what says the final price. */
const finalPrices: Readonly<Record<Orders, string>> = {
  app: 'the checkout shows what you pay',
  form: 'our reply to your order says what you pay',
  links: 'the page you order on shows what you pay',
};

export function finalPrice(orders: Orders = company.orders): string {
  return finalPrices[orders];
}

/** Where options of an order are chosen: 'at checkout'. */
export function atCheckout(orders: Orders = company.orders): string {
  return orders === 'app' ? 'at checkout' : 'when you order';
}

/** 'for almost all services you can choose express delivery at checkout' */
export function optionOffered(option: string, orders?: Orders): string {
  return `for almost all services you can choose ${option} ${atCheckout(orders)}`;
}

/** The same of express delivery, as a sentence. */
export function expressSentence(orders?: Orders): string {
  return `${capitalize(optionOffered(expressWords, orders))}.`;
}

const leads: Readonly<Record<Orders, string>> = {
  app: 'Pick a package and order it in our ordering app.',
  form: 'Pick a package and order it with the contact form.',
  links: 'Pick a package and order it.',
};

/** The text above the packages of a service. */
export function orderLead(orders: Orders = company.orders, { expressDelivery } = policies.checkout): string {
  const express = expressDelivery ? ` ${expressSentence(orders)}` : '';
  return `${leads[orders]}${express}`;
}
