import { joinWords } from '#catalogue/join-words.ts';
import { packageName, priceText } from '#catalogue/say/package-text.ts';
import type { Order } from './choice.ts';

/** '3 × Standard at $80 and Basic at $30' */
export function orderWords(orders: readonly Order[]): string {
  const names = orders.map(
    ({ offer, row, quantity }) =>
      `${quantity > 1 ? `${quantity} × ` : ''}${packageName(offer, row)} at ${priceText(offer, row)}`,
  );
  return joinWords(names, 'and');
}
