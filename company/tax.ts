import { company } from './facts.ts';

const denied = /\b(?:not|no|excludes?|excluding|exclusive|excl|without|plus)\b/i;
const included = /\b(?:includes?|included|including|inclusive|incl)\b/i;

/**
 * Whether tax is in the prices or comes on top of them, by the note next to prices: 'VAT included', 'plus VAT'.
 * Undefined if there is no note or it says neither.
 */
export function taxTreatment(note: string = company.taxNote): 'included' | 'added' | undefined {
  if (!note) return undefined;
  if (denied.test(note)) return 'added';
  return included.test(note) ? 'included' : undefined;
}

/** Whether tax comes on top of the prices, in a sentence. */
export function taxAnswer(note: string = company.taxNote): string {
  const isIn = taxTreatment(note);
  if (isIn === 'included') return 'Tax is already in the prices you see.';
  if (isIn === 'added') return `Tax comes on top of our prices: ${note}.`;
  return note ? `${note}.` : "I don't know whether tax comes on top of the listed prices.";
}
